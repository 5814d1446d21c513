// Seats wear hats: which hat and which colour belongs to a role of a game.
export interface Dress {
  hat: 'top' | 'bowler' | 'fedora' | 'cap' | 'beret';
  colour: string;
}

const DRESS: Record<string, Dress> = {
  cream: { hat: 'top', colour: 'cream' },
  green: { hat: 'bowler', colour: 'mint' },
  a: { hat: 'top', colour: 'cream' },
  b: { hat: 'bowler', colour: 'mint' },
  snitch: { hat: 'beret', colour: 'purple' },
  cream_lookout: { hat: 'cap', colour: 'cream' },
  green_lookout: { hat: 'cap', colour: 'mint' },
};
const BOSSES: Record<string, Dress> = {
  red: { hat: 'fedora', colour: 'red' },
  yellow: { hat: 'bowler', colour: 'yellow' },
  blue: { hat: 'top', colour: 'blue' },
  green: { hat: 'cap', colour: 'green' },
  purple: { hat: 'beret', colour: 'purple' },
};
const ORDER = ['red', 'yellow', 'blue', 'green', 'purple'];

/** What a seat wears. */
export function dress(game: string, role: string, seat: number): Dress {
  const plain: Dress = { hat: 'fedora', colour: 'red' };
  if (game === 'sneaks_and_snitches') return BOSSES[role] ?? plain;
  if (game === 'thiefs_market') return BOSSES[ORDER[seat] ?? 'red'] ?? plain;
  return DRESS[role] ?? plain;
}
