import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import type { Story } from '../../lib/types';
import { lastRaid } from './model';
import { Reveal } from './reveal.svelte';

const line = (event: Record<string, unknown>, number: number): Story => ({
  number,
  event,
  sentence: '',
});
const STORY = [
  { event: 'plans_revealed', round: 3, plans: [{ seat: 'red', sneaks: ['A'], snitches: ['B'] }] },
  { event: 'loot_stolen', letter: 'A', card: 'i_blue2', seat: 'red' },
  { event: 'items_taken', seat: 'red' },
  { event: 'place_guarded', letter: 'B', card: 'i_red2' },
].map(line);

describe('the reveal', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'full';
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.motion = 'system';
  });

  it('is read from the story', () => {
    const raid = lastRaid(STORY);
    expect(raid?.round).toBe(3);
    expect(raid?.plans).toEqual([{ role: 'red', sneaks: ['A'], snitches: ['B'] }]);
    expect(raid?.outcomes.map(({ letter, what }) => letter + what)).toEqual([
      'Astolen',
      'Bguarded',
    ]);
  });

  it('shows sneaks, then snitches, then the places in order, within 1.2 seconds', () => {
    const reveal = new Reveal();
    expect(reveal.play(STORY, lastRaid(STORY), null)).toBe(true);
    expect([reveal.showsSneaks, reveal.showsSnitches]).toEqual([false, false]);
    vi.advanceTimersByTime(201);
    expect([reveal.showsSneaks, reveal.showsSnitches]).toEqual([true, false]);
    vi.advanceTimersByTime(400);
    expect([reveal.showsSnitches, reveal.reached(0), reveal.reached(1)]).toEqual([
      true,
      true,
      false,
    ]);
    vi.advanceTimersByTime(700);
    expect(reveal.running).toBe(false);
  });

  it('can be skipped, and goes on where a decision interrupted it', () => {
    const reveal = new Reveal();
    reveal.play(STORY, lastRaid(STORY), null);
    reveal.skip();
    expect(reveal.reached(1)).toBe(true);
    reveal.play(STORY.slice(2), lastRaid(STORY), null);
    expect([reveal.reached(0), reveal.reached(1)]).toEqual([true, false]);
  });

  it('does not move for who wants no motion', () => {
    settings.motion = 'none';
    const reveal = new Reveal();
    expect(reveal.play(STORY, lastRaid(STORY), null)).toBe(false);
    expect(reveal.reached(1)).toBe(true);
  });
});
