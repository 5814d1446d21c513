// What every score pad hands to the page: the position in the format of the game's rules.
import type { GameCards } from '../lib/game.svelte';
import type { Json } from '../lib/types';

export interface PadProps {
  cards: GameCards;
  variant: string;
  n: number;
  /** Called with the whole table whenever something was entered. */
  onchange: (position: Json) => void;
}
