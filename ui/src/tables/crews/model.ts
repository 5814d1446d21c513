// The two Caper games as one table: three places between two crews.  Only shapes are translated
// here; whatever is counted comes from the server.
import type { Json, Situation } from '../../lib/types';

/** What is shown on the places a card can go to, of what it would bring there. */
export const GAINS = ['capers', 'points', 'diamond', 'painting', 'antique'] as const;

export interface Placed {
  id: string;
  turned: boolean;
}
export interface Stack {
  thief: Placed;
  gear: Placed[];
}
export interface Place {
  id: string;
  crews: [Stack[], Stack[]];
  /** Caper: the capers of both sides. */
  capers: [number, number] | null;
  /** Caper: Europe: where the tracker stands, from the first side's end (negative) to the other. */
  tracker: number | null;
  loot: Record<string, number>;
  /** The side that would win the place now. */
  winner: 0 | 1 | null;
}
export interface Side {
  role: string;
  coins: number;
  loot: Record<string, number>;
  laundered: number;
  discards: string[];
  hand: string[];
}
export interface CrewTable {
  places: Place[];
  sides: [Side, Side];
  supply: number;
  round: number;
  turn: number;
  /** Cards the Snitch or a Lookout holds, and others that belong to neither side. */
  hands: Record<string, string[]>;
}

type Raw = Record<string, unknown>;

/** The tracker of a place as seen from a side: negative is the rival's. */
export function pullOf(place: Place, near: 0 | 1): number {
  return (place.tracker ?? 0) * (near === 0 ? -1 : 1);
}

/** The cards of a stack, the thief first. */
export function cardsOf(stack: Stack): string[] {
  return [stack.thief, ...stack.gear].map((one) => one.id);
}

function placed(text: unknown): Placed {
  const id = String(text);
  return id.startsWith('~') ? { id: id.slice(1), turned: true } : { id, turned: false };
}

function stacks(raw: unknown): Stack[] {
  return (raw as { thief: string; gear?: string[] }[]).map((stack) => ({
    thief: placed(stack.thief),
    gear: (stack.gear ?? []).map(placed),
  }));
}

const counts = (raw: unknown): Record<string, number> => (raw ?? {}) as Record<string, number>;

function list(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.map(String) : [];
}

/** Read a view of either game. */
export function crewTable(situation: Situation): CrewTable | null {
  const view = situation.view as Raw | null;
  if (view === null) return null;
  return view.game === 'caper' ? caper(view, situation.score) : europe(view, situation.score);
}

function caper(view: Raw, score: Json | null): CrewTable {
  const play = view.play as Raw;
  const hands = play.hands as Record<string, string[]>;
  const scored = score as { locations?: Raw[]; scores?: Record<string, Raw> } | null;
  const side = (role: string): Side => {
    const discards = (play.discards as Record<string, Record<string, string[]>>)[role];
    const laundered = (view.laundered as Record<string, number> | undefined)?.[role];
    return {
      role,
      coins: counts(view.coins)[role] ?? 0,
      loot: counts(scored?.scores?.[role]?.loot_pieces),
      laundered: laundered ?? 0,
      discards: [...list(discards?.thieves), ...list(discards?.gear)],
      hand: list(hands[role]),
    };
  };
  return {
    places: (view.locations as Raw[]).map((location, i) => {
      const told = scored?.locations?.[i];
      const capers = told?.capers as Record<string, number> | undefined;
      return {
        id: String(location.id),
        crews: [stacks(location.cream), stacks(location.green)],
        capers: capers ? [capers.cream ?? 0, capers.green ?? 0] : null,
        tracker: null,
        loot: {},
        winner: told?.winner === 'cream' ? 0 : told?.winner === 'green' ? 1 : null,
      };
    }),
    sides: [side('cream'), side('green')],
    supply: Number(view.supply ?? 0),
    round: Number(play.round),
    turn: Number(play.turn),
    hands,
  };
}

function europe(view: Raw, score: Json | null): CrewTable {
  const play = view.play as Raw;
  const hands = play.hands as Record<string, string[]>;
  const players = view.players as Raw[];
  const told = score as { players?: { locations?: { won?: boolean }[] }[] } | null;
  const side = (role: string, i: number): Side => {
    // Coins in the hideout are laundered ones.
    const { coins: laundered = 0, ...loot } = counts(players[i]?.hideout);
    return {
      role,
      coins: Number(players[i]?.coins ?? 0),
      loot,
      laundered,
      discards: list(players[i]?.discard),
      hand: list(hands[role]),
    };
  };
  return {
    places: (view.locations as Raw[]).map((location, i) => {
      const crews = location.crews as [unknown, unknown];
      const won = [0, 1].find((k) => told?.players?.[k]?.locations?.[i]?.won === true);
      return {
        id: String(location.card),
        crews: [stacks(crews[0]), stacks(crews[1])],
        capers: null,
        tracker: Number(location.tracker),
        loot: counts(location.loot),
        winner: (won ?? null) as 0 | 1 | null,
      };
    }),
    sides: [side('a', 0), side('b', 1)],
    supply: Number(view.supply ?? 0),
    round: Number(play.round),
    turn: Number(play.turn),
    hands,
  };
}
