// A view of Sneaks & Snitches, read for drawing; nothing is counted here.
import type { Situation, Story } from '../../lib/types';

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
  role: string;
  sneaks: string[];
  snitches: string[];
}
/** What came of a place. */
export interface Outcome {
  letter: string;
  what: string;
  /** The loot that lay there. */
  card: string;
}
/** The plans that were revealed last, and what came of them so far, letter by letter. */
export interface Raid {
  round: number;
  plans: Plan[];
  outcomes: Outcome[];
}
export interface SneaksTable {
  round: number;
  /** Whether plans are being made. */
  isPlanning: boolean;
  lootLeft: number;
  lootBack: string;
  places: { letter: string; card: string | null }[];
  bosses: Boss[];
  bank: Record<Colour, number>;
  /** Who sends two sneaks this round; only with two players. */
  extraBoss: string | null;
  pays: Record<Colour, number[]>;
}

type Raw = Record<string, unknown>;

export function sneaksTable(situation: Situation): SneaksTable | null {
  const view = situation.view as Raw | null;
  if (view === null) return null;
  const play = view.play as Raw;
  const table = play.table as Record<string, string | null>;
  const plans = (play.plans ?? {}) as Record<string, unknown>;
  const score = situation.score as { vp_card?: Record<Colour, number[]> } | null;
  return {
    round: Number(play.round),
    isPlanning: play.ask === 'plan',
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
    extraBoss: typeof play.extra_boss === 'string' ? play.extra_boss : null,
    pays: score?.vp_card ?? { blue: [], green: [], red: [], yellow: [] },
  };
}

const OUTCOMES: Record<string, string> = {
  place_guarded: 'guarded',
  place_contested: 'contested',
  loot_stolen: 'stolen',
  loot_discarded: 'discarded',
};

/** The outcomes that some lines of the story tell, in their order. */
export function outcomesIn(story: readonly Story[]): Outcome[] {
  return story.flatMap(({ event }) => {
    const what = OUTCOMES[String(event.event)];
    if (what === undefined) return [];
    return [{ letter: String(event.letter), what, card: String(event.card) }];
  });
}

export const isReveal = ({ event }: Story): boolean => event.event === 'plans_revealed';

/** The last reveal that the story tells of; null before the first. */
export function lastRaid(story: readonly Story[]): Raid | null {
  const at = story.findLastIndex(isReveal);
  const told = story[at];
  if (told === undefined) return null;
  const plans = told.event.plans as { seat: string; sneaks: string[]; snitches: string[] }[];
  return {
    round: Number(told.event.round),
    plans: plans.map(({ seat, sneaks, snitches }) => ({ role: seat, sneaks, snitches })),
    outcomes: outcomesIn(story.slice(at)),
  };
}
