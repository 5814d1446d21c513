import { beforeEach, describe, expect, it } from 'vitest';
import { played, since } from './since';

describe('since your last turn', () => {
  beforeEach(() => localStorage.clear());

  it('remembers a line per table', () => {
    expect(since('a')).toBeNull();
    played('a', 7);
    played('b', 3);
    played('a', 12);
    expect([since('a'), since('b')]).toEqual([12, 3]);
  });

  it('forgets the tables that were left longest ago', () => {
    for (let i = 0; i < 50; i += 1) played(`table ${i}`, i);
    expect(since('table 0')).toBeNull();
    expect(since('table 49')).toBe(49);
  });

  it('reads nothing into a spoiled memory', () => {
    localStorage.setItem('hideout.since', 'nonsense');
    expect(since('a')).toBeNull();
  });
});
