import { describe, expect, it } from 'vitest';
import type { Situation } from '../../lib/types';
import { cardsOf, crewTable, pullOf } from './model';

const europe = {
  game: 'caper_europe',
  supply: 3,
  players: [
    { coins: 2, hideout: { diamond: 1, coins: 4 }, discard: ['old_key'] },
    { coins: 5, hideout: {}, discard: [] },
  ],
  locations: [
    {
      card: 'the_gala',
      crews: [[{ thief: 'the_mime', gear: ['~key', 'rope'] }], []],
      tracker: -2,
      loot: { painting: 1 },
    },
  ],
  play: { round: 2, turn: 1, hands: { a: ['rope'], b: ['?'] } },
};
const table = crewTable({ view: europe, score: null } as unknown as Situation);

describe('a table of Caper: Europe', () => {
  it('keeps laundered coins apart from loot', () => {
    expect(table?.sides[0]).toMatchObject({ coins: 2, loot: { diamond: 1 }, laundered: 4 });
    expect(table?.sides[1].laundered).toBe(0);
  });

  it('shows turned cards as turned, and names all cards of a stack', () => {
    const stack = table?.places[0]?.crews[0][0];
    expect(stack?.gear).toEqual([
      { id: 'key', turned: true },
      { id: 'rope', turned: false },
    ]);
    expect(stack && cardsOf(stack)).toEqual(['the_mime', 'key', 'rope']);
  });

  it('sees the tracker from either side', () => {
    const place = table?.places[0];
    expect(place && [pullOf(place, 0), pullOf(place, 1)]).toEqual([2, -2]);
  });
});
