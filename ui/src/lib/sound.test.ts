import { describe, expect, it } from 'vitest';
import { soundOf } from './sound';

describe('what is heard of an update', () => {
  it('is the weightiest event', () => {
    expect(soundOf(['gear_played', 'coins_gained'])).toBe('coin');
    expect(soundOf(['card_turned', 'game_ended'])).toBe('end');
    expect(soundOf(['plans_revealed'])).toBe('reveal');
  });
  it('is nothing when nothing is told', () => expect(soundOf([])).toBeUndefined());
});
