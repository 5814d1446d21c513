// What explains itself at the table of Sneaks & Snitches.
import type { Explanation } from '../../lib/explaining.svelte';
import { isReconstructed, type Card, type GameCards } from '../../lib/game.svelte';
import { say } from '../../lib/words.svelte';
import { COLOURS, type Boss, type Colour, type SneaksTable } from './model';

const GAME = 'sneaks_and_snitches';
export const colourName = (colour: unknown): string => say(`${GAME}-colour-${String(colour)}`);

const doubt = (card: Card | undefined): string[] =>
  card && isReconstructed(card) ? [`≈ ${say('browser-card-reconstructed')}`] : [];

/** The Victory Points card on this table. */
export function payCard(cards: GameCards, table: SneaksTable): Card | undefined {
  return cards.all.find((card) => card.kind === 'vp_card' && card.players === table.bosses.length);
}

/** Items of a colour: what its places pay. */
export function aboutColour(
  colour: Colour,
  table: SneaksTable,
  cards: GameCards,
  worth?: number,
): Explanation {
  return {
    title: colourName(colour),
    lines: [
      say('browser-sneaks-row', { points: table.pays[colour].join(', ') }),
      say('browser-sneaks-bank', { n: table.bank[colour] }),
      ...(worth === undefined ? [] : [say('browser-sneaks-worth', { n: worth })]),
      ...doubt(payCard(cards, table)),
    ],
  };
}

/** A place: what lies there and what came of it. */
export function aboutPlace(letter: string, card: Card | null, last: string[]): Explanation {
  const loot = card?.name ?? say('browser-sneaks-empty');
  return {
    title: say('browser-sneaks-place', { letter, loot }),
    lines: [...(card?.sentences ?? []), ...last, ...doubt(card ?? undefined)],
  };
}

/** A boss: everything that lies in the open. */
export function aboutBoss(
  boss: Boss,
  name: string,
  total: number | null,
  table: SneaksTable,
  cards: GameCards,
): Explanation {
  const count = (what: string, n: number) => say('browser-sneaks-count', { what, n });
  return {
    title: `${name} · ${say(`${GAME}-seat-${boss.role}`)}`,
    lines: [
      COLOURS.map((colour) => count(colourName(colour), boss.items[colour] ?? 0)).join(' · '),
      count(say(`${GAME}-kind-stash`), stashed(boss)),
      ...boss.specials.map((special) => cards.name(special)),
      ...(table.extraBoss === boss.role ? [say(`${GAME}-symbol-boss.about`)] : []),
      ...(total === null ? [] : [count(say('browser-score-now'), total)]),
    ],
  };
}

export const stashed = (boss: Boss): number =>
  boss.hidden + COLOURS.reduce((sum, colour) => sum + (boss.stash[colour] ?? 0), 0);
