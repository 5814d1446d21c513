// How the seats are called.
import { house } from './games.svelte';
import type { SeatInfo } from './types';
import { say } from './words.svelte';

/** The name of whoever sits there: oneself, a person, or a bot by its level. */
export function seatName(seat: SeatInfo | undefined, mine: number | null = null): string {
  if (seat === undefined) return '';
  if (seat.seat === mine) return say('browser-you');
  if (seat.name) return seat.name;
  if (seat.level) return house.bots.find((bot) => bot.id === seat.level)?.title ?? seat.level;
  return say('browser-seat-free');
}
