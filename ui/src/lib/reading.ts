// Keys that read the table aloud: h the hand, s the scores, l the last move, w what can be done.
import type { GameCards } from './game.svelte';
import { seatName } from './names';
import type { LiveTable } from './table.svelte';
import type { Json } from './types';
import { say } from './words.svelte';

/** The keys of a table, each with the name of the text that tells what it does. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['h', 'h'],
  ['s', 's'],
  ['l', 'l'],
  ['w', 'w'],
  ['?', 'explain'],
  ['← → ↑ ↓', 'arrows'],
  ['Esc', 'escape'],
];

export function readOut(key: string, table: LiveTable, cards: GameCards | null): string {
  const now = table.situation;
  if (now === null || cards === null) return '';
  const mine = table.you?.seat ?? null;
  if (key === 's')
    return now.seats
      .map((seat) => `${seatName(seat, mine)}: ${now.totals?.[seat.seat] ?? 0}`)
      .join('. ');
  if (key === 'l')
    return table.story
      .slice(-3)
      .map((line) => line.sentence)
      .join(' ');
  if (key === 'w') {
    if (now.question === null) return say('browser-read-nothing');
    const asked = say('browser-read-question', {
      question: now.question.sentence,
      n: now.question.legal.length,
    });
    const options = [...new Set(now.question.legal.flatMap(({ answer }) => named(answer)))];
    if (options.length === 0) return asked;
    const told = options.map((card) => cards.name(card)).join(', ');
    return `${asked} ${say('browser-read-options', { options: told })}`;
  }
  if (key === 'h') {
    const hands = (now.view?.play as { hands?: Record<string, string[]> } | undefined)?.hands;
    const role = now.seats.find((seat) => seat.seat === mine)?.role ?? '';
    const hand = hands?.[role] ?? [];
    return hand.length
      ? hand.map((card) => cards.name(card)).join(', ')
      : say('browser-read-no_hand');
  }
  return '';
}

/** The cards that an answer is about. */
function named(answer: Json): string[] {
  if (typeof answer.card === 'string') return [answer.card];
  return Array.isArray(answer.cards) ? answer.cards.map(String) : [];
}
