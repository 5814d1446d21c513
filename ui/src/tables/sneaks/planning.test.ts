import { describe, expect, it } from 'vitest';
import type { LegalAnswer, Question } from '../../lib/types';
import { Planning } from './planning.svelte';

const LETTERS = ['A', 'B', 'C'];

function plan(sneaks: string[], snitches: string[], action: number): LegalAnswer {
  const text = `plan ${sneaks.join('')} ${snitches.join('')}`;
  return { action, text, answer: { do: 'plan', sneaks, snitches } };
}
function question(answered: string | null = null): Question {
  const legal = LETTERS.flatMap((one, i) =>
    LETTERS.filter((other) => other !== one).map((other, k) => plan([one], [other], 3 * i + k)),
  );
  return { kind: 'plan', details: { sneaks: 1, snitches: 1 }, sentence: '', legal, answered };
}
const begun = (asked: Question) => {
  const planning = new Planning(() => asked);
  planning.begin();
  return planning;
};

describe('a plan', () => {
  it('is made by two taps, the sneak first', () => {
    const planning = begun(question());
    planning.tap('B');
    expect(planning.whole).toBeNull();
    planning.tap('A');
    expect(planning.whole?.text).toBe('plan B A');
  });

  it('lights up only where the next figure may go', () => {
    const planning = begun(question());
    planning.tap('B');
    expect(LETTERS.filter((letter) => planning.fits(letter))).toEqual(['A', 'C']);
    planning.tap('A');
    expect(LETTERS.filter((letter) => planning.fits(letter))).toEqual([]);
  });

  it('takes a figure back that is tapped', () => {
    const planning = begun(question());
    planning.tap('B');
    planning.tap('B');
    expect(planning.sneaks).toEqual([]);
  });

  it('lets two figures change places', () => {
    const planning = begun(question());
    planning.tap('B');
    planning.tap('A');
    planning.carry('B', 'A');
    expect(planning.whole?.text).toBe('plan A B');
  });

  it('is laid out again when it is already in', () => {
    const planning = begun(question('plan C A'));
    expect(planning.sneaks).toEqual(['C']);
    expect(planning.isIn).toBe(true);
    planning.tap('A');
    planning.tap('B');
    expect(planning.isIn).toBe(false);
  });
});
