// What the reader may answer at a table of crews, and what a tap, a drop or a key stands for.
import { settings } from '../../lib/settings.svelte';
import type { Change, LegalAnswer } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import { whyNot } from '../asking';
import type { BoardProps } from '../board';
import { Previews } from '../previews.svelte';
import { answerAt, answerPair, answersWith, Choice, loose } from './choice.svelte';
import { answerDropped } from './dragging';
import { cardsOf, crewTable, type CrewTable } from './model';

/** Questions that are answered with cards of one's own, none of which goes to a place. */
const HANDED = ['snitch_give', 'lookout_pass'];

export class Deciding {
  readonly choice = new Choice();
  /** The place that a small screen shows. */
  shown = $state(0);
  /** What the answers with the chosen card would change, by their notation. */
  readonly previews = new Previews();

  #props: () => BoardProps;
  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly situation = $derived.by(() => this.#props().table.situation);
  readonly question = $derived(this.situation?.question ?? null);
  readonly crews: CrewTable | null = $derived(this.situation ? crewTable(this.situation) : null);
  readonly role = $derived.by(() => {
    const mine = this.#props().table.you?.seat;
    return this.situation?.seats.find((seat) => seat.seat === mine)?.role ?? '';
  });
  /** The side that sits nearest: one's own, or that of the Lookout's Mastermind, or the first. */
  readonly near = $derived.by((): 0 | 1 => {
    const side = this.crews?.sides[1].role ?? '';
    return this.role === side || this.role.startsWith(`${side}_`) ? 1 : 0;
  });
  readonly far = $derived((1 - this.near) as 0 | 1);
  /** A hidden answer of one's own may be changed while others think. */
  readonly live = $derived(
    this.question !== null &&
      (this.question.answered === null || this.question.kind === 'lookout_pass'),
  );
  /** What lies before the reader: the hand or, for a getaway, gear from the discard pile. */
  readonly hand = $derived.by((): string[] => {
    if (this.question?.kind !== 'getaway') return this.crews?.hands[this.role] ?? [];
    const cards = this.question.legal.flatMap(({ answer }) =>
      typeof answer.card === 'string' ? [answer.card] : [],
    );
    return cards.filter((card, i) => cards.indexOf(card) === i);
  });

  isPlayable(card: string): boolean {
    return this.question?.legal.some(({ answer }) => answer.card === card) ?? false;
  }
  /** Whether a card may go to some place, not only to the discards. */
  isPlaceable(card: string): boolean {
    return answersWith(this.question, card).some(({ answer }) => answer.location !== undefined);
  }
  readonly answers = $derived(answersWith(this.question, this.choice.card));
  /** The answer that the chosen card allows without a place: to discard it, or to give it. */
  readonly apart = $derived(this.answers.find(({ answer }) => answer.location === undefined));
  readonly loose = $derived(loose(this.question));
  /** The two cards that were handed on, as long as this may be changed. */
  readonly committed = $derived.by((): string[] => {
    const given = this.question?.legal.find(({ text }) => text === this.question?.answered);
    return Array.isArray(given?.answer.cards) ? given.answer.cards.map(String) : [];
  });
  readonly pass = $derived(
    this.question && this.choice.pair.length === 2
      ? answerPair(this.question, this.choice.pair)
      : undefined,
  );

  /** Whether the card at this place in the hand is chosen (or handed on already). */
  isChosen(card: string, index: number): boolean {
    if (this.question?.kind !== 'lookout_pass')
      return this.choice.card === card && this.choice.at === index;
    if (this.choice.pair.length > 0) return this.choice.pair.includes(`${card}#${index}`);
    const before = this.hand.slice(0, index).filter((one) => one === card).length;
    return this.committed.filter((one) => one === card).length > before;
  }

  /** Why a card cannot go to any place now; empty if it can. */
  lock(card: string): string {
    if (!this.live || HANDED.includes(this.question?.kind ?? '')) return '';
    if (!this.isPlayable(card)) return say('browser-crews-not_now');
    return this.isPlaceable(card) ? '' : say('browser-crews-only_discard');
  }

  /** Where the Snitch's cards would go. */
  note(card: string, index: number): string {
    const sides = this.crews?.sides;
    if (this.question?.kind !== 'snitch_give' || this.choice.card === null || !sides) return '';
    return say(`caper-side-${this.isChosen(card, index) ? sides[0].role : sides[1].role}`);
  }

  /** One of the legal answers in words. */
  tell(text: string): string {
    const { cards, table } = this.#props();
    const answer = this.question?.legal.find((legal) => legal.text === text)?.answer ?? {};
    const game = table.info?.game ?? 'caper';
    const card = typeof answer.card === 'string' ? cards.name(answer.card) : '';
    const place = this.crews?.places[Number(answer.location ?? 0) - 1];
    if (place) {
      const thief = place.crews[this.near][Number(answer.stack ?? 0) - 1]?.thief.id;
      const at = cards.name(place.id);
      return say('browser-crews-play_at', {
        card,
        place: thief === undefined ? at : `${cards.name(thief)}, ${at}`,
      });
    }
    if (Array.isArray(answer.cards))
      return answer.cards.map((one) => cards.name(String(one))).join(', ');
    if (typeof answer.stack === 'number') return this.#rival(answer.stack);
    if (answer.do === 'give') return say('browser-crews-give_first', { card });
    return say(`${game}-do-${String(answer.do)}`, {
      card,
      loot: typeof answer.loot === 'string' ? say(`${game}-loot-${answer.loot}`) : '',
    });
  }

  /** What lies on top of a rival's stack at the place that is asked about. */
  #rival(number: number): string {
    const here = this.crews?.places.find((one) => one.id === this.question?.details.location);
    const stack = here?.crews[this.far][number - 1];
    if (!stack) return String(number);
    const { cards } = this.#props();
    return cardsOf(stack)
      .map((one) => cards.name(one))
      .join(', ');
  }

  targetsAt(location: number): boolean {
    return this.answers.some(({ answer }) => answer.location === location);
  }

  /** The best of what the chosen card would change at a place, as far as it is known. */
  gainsAt(location: number): readonly Change[] {
    const points = (changes: readonly Change[]) =>
      changes.reduce((sum, one) => sum + (one.own && one.what === 'points' ? one.n : 0), 0);
    const told = this.answers
      .filter(({ answer }) => answer.location === location)
      .map((legal) => this.previews.changes(legal.text));
    return told.sort((a, b) => points(b) - points(a))[0] ?? [];
  }

  /** The name of a target, and what the answer there would bring. */
  withGains(label: string, legal: LegalAnswer): string {
    return [label, this.previews.words(legal.text)].filter((part) => part).join(', ');
  }

  atStack(location: number, stack: number, mine: boolean): LegalAnswer | undefined {
    if (mine) return answerAt(this.answers, { location, stack });
    // A flip or a burn names only the rival's stack; its place is in the question.
    const here = this.question?.details.location;
    if (here !== undefined && this.crews?.places[location - 1]?.id !== here) return undefined;
    return this.loose.find(({ answer }) => answer.stack === stack);
  }

  atFree(location: number): LegalAnswer | undefined {
    return answerAt(this.answers, { location, stack: null });
  }

  /** Give an answer; the first tap only arms it when the misclick guard is on. */
  async give(legal: LegalAnswer, sure = false): Promise<void> {
    const choice = this.choice;
    if (settings.guard && !sure && choice.armed?.text !== legal.text) {
      choice.armed = legal;
      return;
    }
    choice.armed = null;
    if (await this.#props().answer(legal.text)) choice.putBack();
  }

  chooseHand(card: string, index: number): void {
    const { table, explain } = this.#props();
    if (!this.live) return explain(card);
    if (this.question?.kind === 'lookout_pass') return this.choice.togglePair(card, index);
    if (!this.isPlayable(card)) return void this.#whyOff(card);
    table.fault = null;
    this.choice.pick(card, index);
    if (this.choice.card === null) return;
    this.turnTo(this.answers);
    if (this.lock(card)) void this.#whyOff(card);
  }

  /** On a small screen one place is shown: one where something can be done. */
  turnTo(answers: LegalAnswer[]): void {
    const here = this.question?.details.location;
    const asked = this.crews?.places.findIndex((place) => place.id === here) ?? -1;
    const first = asked >= 0 ? asked + 1 : answers[0]?.answer.location;
    if (typeof first === 'number' && (asked >= 0 || !this.targetsAt(this.shown + 1)))
      this.shown = first - 1;
  }

  /** Why a card stays in the hand: asked for the first stack it could lie on. */
  async #whyOff(card: string): Promise<void> {
    const { table, explain } = this.#props();
    const at = this.crews?.places.findIndex((place) => place.crews[this.near].length > 0) ?? -1;
    const refused = await whyNot(table, `play ${card} ${Math.max(0, at) + 1}.1`);
    if (!refused && !this.isPlayable(card)) explain(card);
  }

  /** A tap on a stack of one's own: the answer it stands for, why it is none, or the card. */
  tapStack(where: string, card: string, among: string[]): void {
    const { table, cards, explain } = this.#props();
    const [location = 0, stack = 0] = where.split('.').map(Number);
    const legal = this.atStack(location, stack, true);
    const chosen = this.choice.card;
    if (legal) return void this.give(legal);
    if (!this.live || chosen === null || HANDED.includes(this.question?.kind ?? ''))
      return explain(card, among);
    if (cards.card(chosen).kind !== 'thief')
      return void whyNot(table, this.#written(chosen, where));
    const free = this.atFree(location);
    void (free ? this.give(free) : whyNot(table, `play ${chosen} ${location}`));
  }

  /** A tap on a place without a free slot for the chosen thief, or on any other place. */
  async tapFull(location: number): Promise<void> {
    if (this.live && this.choice.card)
      await whyNot(this.#props().table, this.#written(this.choice.card, String(location)));
  }

  #written(card: string, where: string): string {
    return `${this.question?.kind === 'getaway' ? 'getaway' : 'play'} ${card} ${where}`;
  }

  lift(card: string, index: number): boolean {
    if (!this.live || !this.isPlayable(card)) return this.question?.kind === 'lookout_pass';
    this.choice.take(card, index);
    this.turnTo(this.answers);
    return true;
  }

  /** Let go over a stack, a place, or (to hand a card on) a side. */
  async drop(card: string, index: number, target: HTMLElement | null): Promise<void> {
    const where = target?.dataset.drop;
    if (where === undefined) return;
    if (this.question?.kind === 'lookout_pass') return this.choice.togglePair(card, index);
    if (this.question?.kind === 'snitch_give') return this.#hand(card, where);
    const legal = answerDropped(this.answers, where);
    if (legal) return this.give(legal, true);
    await whyNot(this.#props().table, this.#written(card, where));
  }

  /** The Snitch's answer says what the first side gets; the other card goes to the second. */
  async #hand(card: string, role: string): Promise<void> {
    const first = role === this.crews?.sides[0].role;
    const given = first ? card : (this.hand.find((one) => one !== card) ?? card);
    const legal = answersWith(this.question, given)[0];
    if (legal) await this.give(legal, true);
  }
}
