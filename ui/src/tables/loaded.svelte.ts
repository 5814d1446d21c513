// All that a page needs to show a game: its board, its cards and its words.
import type { Component } from 'svelte';
import { GameCards } from '../lib/game.svelte';
import { words } from '../lib/words.svelte';
import type { BoardProps } from './board';
import { BOARDS } from './boards';

export class LoadedGame {
  Board: Component<BoardProps> | null = $state.raw(null);
  cards: GameCards | null = $state.raw(null);
  #wanted: GameCards | null = null;

  /** Load a game in the present language; `table` if the table may have a deck of its own. */
  async load(game: string, table?: string): Promise<void> {
    const cards = new GameCards(game);
    this.#wanted = cards;
    const [board] = await Promise.all([BOARDS[game]?.(), words.learn(game), cards.load(table)]);
    // Meanwhile another game or another language may have been asked for.
    if (this.#wanted !== cards) return;
    this.cards = cards;
    this.Board = board?.default ?? null;
  }
}
