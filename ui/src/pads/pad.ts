// What the score pads share: their properties, and how an entry outlives the page.
import type { GameCards } from '../lib/game.svelte';
import type { Json } from '../lib/types';

export interface PadProps {
  cards: GameCards;
  variant: string;
  n: number;
  /** Where the entry is kept on this device. */
  place: string;
  /** Called with the whole table whenever something was entered; null while something is missing. */
  onchange: (position: Json | null) => void;
}

/** What was entered before the page was closed; `empty` if nothing was. */
export function entered<T extends object>(place: string, empty: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return kept !== null && typeof kept === 'object' ? { ...empty, ...kept } : empty;
  } catch {
    return empty;
  }
}

/** Keep what was entered; a private window may refuse, which loses nothing but memory. */
export function keep(place: string, entry: object): void {
  try {
    localStorage.setItem(place, JSON.stringify(entry));
  } catch {
    return;
  }
}

export function forget(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
}
