// Keys that read the table aloud: h the hand, s the scores, l the last move, w what can be done.
import type { GameCards } from './game.svelte';
import { seatName } from './names';
import type { LiveTable } from './table.svelte';
import { say } from './words.svelte';

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
    return say('browser-read-question', {
      question: now.question.sentence,
      n: now.question.legal.length,
    });
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
