// A view of Sneaks & Snitches, read for drawing; nothing is counted here.
import type { Situation } from '../../lib/types';

export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Boss {
  role: string;
  items: Record<Colour, number>;
  /** The stash by colour, as far as the reader may know. */
  stash: Record<Colour, number>;
  /** Stash cards whose colour is hidden. */
  hidden: number;
  specials: string[];
  committed: boolean;
}
export interface Plan {
  sneaks: string[];
  snitches: string[];
}
export interface SneaksTable {
  round: number;
  lootLeft: number;
  lootBack: string;
  places: { letter: string; card: string | null }[];
  bosses: Boss[];
  bank: Record<Colour, number>;
  /** The plans of the last round, by boss. */
  last: Plan[];
  pays: Record<Colour, number[]>;
}

type Raw = Record<string, unknown>;

export function sneaksTable(situation: Situation): SneaksTable | null {
  const view = situation.view as Raw | null;
  if (view === null) return null;
  const play = view.play as Raw;
  const table = play.table as Record<string, string | null>;
  const plans = (play.plans ?? {}) as Record<string, unknown>;
  const history = (play.history ?? []) as Plan[][];
  const score = situation.score as { vp_card?: Record<Colour, number[]> } | null;
  return {
    round: Number(play.round),
    lootLeft: (play.loot_deck as unknown[]).length,
    lootBack: String(view.loot_back ?? ''),
    places: Object.entries(table).map(([letter, card]) => ({ letter, card })),
    bosses: (view.players as Raw[]).map((player) => {
      const stash = player.stash as Record<string, number>;
      const specials = player.special_items as unknown[];
      return {
        role: String(player.name),
        items: player.items as Record<Colour, number>,
        stash: stash as Record<Colour, number>,
        hidden: stash['?'] ?? 0,
        specials: specials.map(String),
        committed: plans[String(player.name)] != null,
      };
    }),
    bank: play.bank as Record<Colour, number>,
    last: history.at(-1) ?? [],
    pays: score?.vp_card ?? { blue: [], green: [], red: [], yellow: [] },
  };
}
