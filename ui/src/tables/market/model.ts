// A view of Thief's Market, read for drawing; nothing is counted here.
import type { Situation } from '../../lib/types';

/** Where things are let go: on one's own side, and on the card that is paid for. */
export const MINE = 'mine';
export const WANTED = 'wanted';

export interface Fence {
  role: string;
  seat: number;
  cards: string[];
  gold: number;
  infamy: number | null;
  henchmen: number;
  /** The objects of its pile; null while it has none. */
  pile: string[] | null;
}
export interface MarketTable {
  round: number;
  centre: string[];
  fences: Fence[];
  rows: { deck: string; cards: string[]; left: number }[];
  active: string;
  turn: string;
  marker: string;
  isSplit: boolean;
}

type Raw = Record<string, unknown>;

export function marketTable(situation: Situation): MarketTable | null {
  const view = situation.view as Raw | null;
  if (view === null) return null;
  const play = view.play as Raw;
  const piles = play.piles as Record<string, string[] | null>;
  const market = play.market as Record<string, string[]>;
  const decks = play.decks as Record<string, string[]>;
  const ask = String(play.ask);
  const scored = (situation.score as { players?: { henchmen?: number }[] } | null)?.players;
  return {
    round: Number(play.round),
    centre: (play.centre as string[] | null) ?? [],
    fences: (view.players as Raw[]).map((player, seat) => ({
      role: String(player.name),
      seat,
      cards: player.cards as string[],
      gold: Number(player.gold),
      infamy: typeof player.infamy === 'number' ? player.infamy : null,
      henchmen: scored?.[seat]?.henchmen ?? 0,
      pile: piles[String(player.name)] ?? null,
    })),
    rows: Object.entries(market).map(([deck, cards]) => ({
      deck,
      cards,
      left: decks[deck]?.length ?? 0,
    })),
    active: String(play.active),
    turn: String(play.seat ?? ''),
    marker: String(view.start_marker ?? ''),
    isSplit: !['buy', 'pay', 'copy', 'over'].includes(ask),
  };
}
