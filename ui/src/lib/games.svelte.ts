// The games of the house, as the server describes them in the reader's language.
import { get, inLanguage } from './api';
import { settings } from './settings.svelte';

export interface Titled {
  id: string;
  title: string;
  about: string;
}
export interface OptionInfo extends Titled {
  default: string;
  values: { id: string; about: string }[];
  numbers: { lowest: number; highest: number; about: string } | null;
  ruling: string;
  play_only: boolean;
}
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  variants: Titled[];
  options: OptionInfo[];
  presets: (Titled & { values: Record<string, string> })[];
  roles: Record<string, { id: string; title: string }[]>;
}

class House {
  games: GameInfo[] = $state.raw([]);
  bots: Titled[] = $state.raw([]);
  #lang = '';

  async load(): Promise<void> {
    if (this.#lang === settings.lang) return;
    const lang = settings.lang;
    const [games, bots] = await Promise.all([
      get<{ games: GameInfo[] }>(inLanguage('/games')),
      get<{ bots: Titled[] }>(inLanguage('/bots')),
    ]);
    this.games = games.games;
    this.bots = bots.bots;
    this.#lang = lang;
  }

  /** The level a newcomer meets first: a fair one, neither the weakest nor the strongest. */
  get firstBot(): string {
    const levels = this.bots.map((bot) => bot.id);
    return levels.includes('burglar') ? 'burglar' : (levels.at(-1) ?? '');
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const house = new House();
export const GAME_IDS = ['caper', 'caper_europe', 'thiefs_market', 'sneaks_and_snitches'];
