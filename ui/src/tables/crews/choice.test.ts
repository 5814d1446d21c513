import { describe, expect, it } from 'vitest';
import type { LegalAnswer, Question } from '../../lib/types';
import { answerAt, answerPair, answersWith, Choice } from './choice.svelte';
import { answerDropped } from './dragging';

const legal = (text: string, answer: Record<string, unknown>): LegalAnswer => ({
  action: 0,
  text,
  answer,
});
const question: Question = {
  kind: 'play_gear',
  details: {},
  sentence: '',
  answered: null,
  legal: [
    legal('play key 1.2', { card: 'key', location: 1, stack: 2 }),
    legal('discard key', { card: 'key' }),
    legal('play mime 3', { card: 'mime', location: 3 }),
    legal('pass a b', { cards: ['a', 'b'] }),
  ],
};

describe('putting an answer together', () => {
  it('finds the answers of a card, and the one for a stack', () => {
    const found = answersWith(question, 'key');
    expect(found).toHaveLength(2);
    expect(answerAt(found, { location: 1, stack: 2 })?.text).toBe('play key 1.2');
    expect(answerAt(found, { location: 1, stack: 1 })).toBeUndefined();
  });

  it('finds the answer for a free place', () => {
    const found = answersWith(question, 'mime');
    expect(answerAt(found, { location: 3, stack: null })?.text).toBe('play mime 3');
  });

  it('drops gear on a stack, and a thief anywhere at a place that has room', () => {
    const gear = answersWith(question, 'key');
    expect(answerDropped(gear, '1.2')?.text).toBe('play key 1.2');
    expect(answerDropped(gear, '1.1')).toBeUndefined();
    const thief = answersWith(question, 'mime');
    expect(answerDropped(thief, '3')?.text).toBe('play mime 3');
    expect(answerDropped(thief, '3.1')?.text).toBe('play mime 3');
  });

  it('passes a pair in whatever order it was tapped', () => {
    const choice = new Choice();
    choice.togglePair('b', 3);
    choice.togglePair('a', 0);
    expect(answerPair(question, choice.pair)?.text).toBe('pass a b');
    choice.togglePair('b', 3);
    expect(answerPair(question, choice.pair)).toBeUndefined();
  });
});
