// What every board gets from the table page.
import type { GameCards } from '../lib/game.svelte';
import type { LiveTable } from '../lib/table.svelte';

export interface BoardProps {
  table: LiveTable;
  cards: GameCards;
  /** Show a card (or anything else that has an explanation) in full, and those that lie with it. */
  explain: (card: string, among?: readonly string[]) => void;
  /** Give an answer in notation; the board puts its selection away when it was taken. */
  answer: (text: string) => Promise<boolean>;
  /** Why an answer that is not legal would be refused; asked from the server. */
  why: (text: string) => Promise<void>;
}
