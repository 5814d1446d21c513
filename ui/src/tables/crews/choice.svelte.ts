// What the reader is about to answer: a card first, then where it goes.
import type { LegalAnswer, Question } from '../../lib/types';

export interface Target {
  location: number;
  stack: number | null;
}

export class Choice {
  card: string | null = $state(null);
  /** Which of the cards in the hand is meant; there may be two of a kind. */
  at = $state(-1);
  /** The pair a Lookout is about to pass. */
  pair: string[] = $state([]);
  /** The target waiting for a second tap, when the misclick guard is on. */
  armed: LegalAnswer | null = $state.raw(null);

  putBack(): void {
    this.card = null;
    this.at = -1;
    this.pair = [];
    this.armed = null;
  }

  /** Choose a card, or put it back if it was chosen. */
  pick(card: string, at: number): void {
    if (this.card === card && this.at === at) this.putBack();
    else this.take(card, at);
  }

  take(card: string, at: number): void {
    this.armed = null;
    this.card = card;
    this.at = at;
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

/** Answers that are about stacks or tokens, without a card of one's own. */
export function loose(question: Question | null): LegalAnswer[] {
  return question?.legal.filter(({ answer }) => answer.card === undefined && !answer.cards) ?? [];
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
