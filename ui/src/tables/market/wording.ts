// What is said at the table of Thief's Market: names, answers, and what explains itself.
import { countsNow } from '../../lib/counting';
import type { Explanation } from '../../lib/explaining.svelte';
import { isReconstructed, type Card, type GameCards } from '../../lib/game.svelte';
import type { LiveTable } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';
import type { Fence } from './model';

const GAME = 'thiefs_market';
export const objectName = (face: unknown): string => say(`${GAME}-object-${String(face)}`);

const gemsOf = (card: Card): string[] => (Array.isArray(card.cost) ? card.cost : []);

export function priceOf(card: Card): string {
  return say('browser-market-cost', { gems: gemsOf(card).map(objectName).join(', ') });
}

/** An answer in words. */
export function answerWords(answer: Record<string, unknown>, cards: GameCards): string {
  const dice = Array.isArray(answer.dice) ? answer.dice : [];
  return say(`${GAME}-do-${String(answer.do)}`, {
    card: answer.card ? cards.name(String(answer.card)) : '',
    face: answer.face ? objectName(answer.face) : '',
    into: answer.into ? objectName(answer.into) : '',
    dice: dice.map(objectName).join(', '),
    n_dice: dice.length,
    gold: Number(answer.gold ?? 0),
    n: Number(answer.n ?? 0),
  });
}

/** A card: price, kinds, what it does, what else is to be said now, and what it counts. */
export function aboutCard(card: Card, table: LiveTable, notes: string[] = []): Explanation {
  const kinds = (card.icons ?? []).map((icon) => say(`${GAME}-symbol-${icon}`));
  return {
    title: card.name,
    lines: [
      [priceOf(card), ...new Set(kinds)].join(' · '),
      ...card.sentences,
      ...notes,
      ...(isReconstructed(card) ? [`≈ ${say('browser-card-reconstructed')}`] : []),
    ],
    now: () => countsNow(table, card.id),
  };
}

/** A seat: what it owns, as everybody may know. */
export function aboutSeat(fence: Fence, name: string, total: number | null): Explanation {
  const count = (what: string, n: number | string) => say('browser-market-count', { what, n });
  return {
    title: name,
    lines: [
      count(say(`${GAME}-symbol-gold`), fence.gold),
      count(say(`${GAME}-symbol-infamy`), fence.infamy ?? '?'),
      count(say(`${GAME}-symbol-henchman`), fence.henchmen),
      say('browser-market-owned', { n: fence.cards.length }),
      ...(total === null ? [] : [count(say('browser-score-now'), total)]),
    ],
  };
}
