// What the reader is about to answer: a card first, then where it goes.
import type { LegalAnswer, Question } from '../../lib/types';

export interface Target {
  location: number;
  stack: number | null;
}

export class Choice {
  card: string | null = $state(null);
  /** The pair a Lookout is about to pass. */
  pair: string[] = $state([]);
  /** The target waiting for a second tap, when the misclick guard is on. */
  armed: LegalAnswer | null = $state.raw(null);

  putBack(): void {
    this.card = null;
    this.pair = [];
    this.armed = null;
  }

  pick(card: string): void {
    this.armed = null;
    this.card = this.card === card ? null : card;
  }

  togglePair(card: string, index: number): void {
    const key = `${card}#${index}`;
    this.pair = this.pair.includes(key)
      ? this.pair.filter((one) => one !== key)
      : [...this.pair, key].slice(-2);
  }
}

/** The answers that a card in the hand allows. */
export function answersWith(question: Question | null, card: string | null): LegalAnswer[] {
  if (question === null || card === null) return [];
  return question.legal.filter((legal) => legal.answer.card === card);
}

/** The answer that goes to a place (and a stack there), if there is one. */
export function answerAt(answers: LegalAnswer[], target: Target): LegalAnswer | undefined {
  return answers.find(
    ({ answer }) =>
      answer.location === target.location &&
      (target.stack === null ? answer.stack === undefined : answer.stack === target.stack),
  );
}

/** The answer that hands on these two cards. */
export function answerPair(question: Question, pair: string[]): LegalAnswer | undefined {
  const ids = pair.map((one) => one.split('#')[0]).sort();
  return question.legal.find(({ answer }) => {
    const cards = Array.isArray(answer.cards) ? answer.cards.map(String).sort() : [];
    return cards.length === 2 && cards[0] === ids[0] && cards[1] === ids[1];
  });
}
