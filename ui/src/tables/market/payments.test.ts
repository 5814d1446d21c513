import { describe, expect, it } from 'vitest';
import { placesOf, purchase, thinkable } from './payments';

describe('payments', () => {
  it('thinks of dice before Gold, and of no die that is not there', () => {
    const ways = thinkable(['red', 'red', 'blue'], ['red', 'blue', 'mask'], 1);
    expect(ways[0]).toEqual({ dice: ['red', 'blue'], gold: 0 });
    expect(ways).toContainEqual({ dice: ['red', 'blue'], gold: 1 });
    expect(ways).toContainEqual({ dice: [], gold: 1 });
    expect(ways.every(({ dice, gold }) => gold <= 1 && !dice.includes('mask'))).toBe(true);
    expect(ways.every(({ dice }) => dice.filter((one) => one === 'red').length <= 1)).toBe(true);
  });

  it('stays below what the server looks at in one go', () => {
    const cost = ['red', 'white', 'blue', 'green'];
    expect(thinkable(cost, cost, 9).length).toBeLessThanOrEqual(100);
  });

  it('is written down with its Gold', () => {
    expect(purchase('crown', { dice: ['blue', 'blue'], gold: 1 })).toBe(
      'buy crown pay blue blue gold:1',
    );
    expect(purchase('crown', { dice: [], gold: 2 })).toBe('buy crown pay none gold:2');
  });

  it('finds each die of a payment in the pile once', () => {
    expect(placesOf(['red', 'red'], ['red', 'mask', 'red'])).toEqual([0, 2]);
  });
});
