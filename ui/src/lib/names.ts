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

/** The same, with the number of the seat where another seat is called alike. */
export function tellingName(seats: readonly SeatInfo[], at: number, mine: number | null): string {
  const name = seatName(seats[at], mine);
  const alike = seats.some((seat) => seat.seat !== at && seatName(seat, mine) === name);
  return alike ? `${name} ${at + 1}` : name;
}
