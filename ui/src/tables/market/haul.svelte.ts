// What a seat is putting together: objects from the centre or a pile, a purchase, or an ability.
import type { GameCards } from '../../lib/game.svelte';
import type { LiveTable } from '../../lib/table.svelte';
import type { LegalAnswer } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import { whyNot } from '../asking';
import { Previews } from '../previews.svelte';
import { marketTable } from './model';
import { placesOf, purchase, thinkable, type Payment } from './payments';

export type Source = 'centre' | number;
const USES = ['use_flip', 'use_spend', 'use_trade'];
const TAPPED = ['take', 'steal', 'pick', 'buy', ...USES];

export class Haul {
  /** Where objects are picked from: the centre, or a seat's pile. */
  source: Source | null = $state(null);
  picked: number[] = $state([]);
  wanted: string | null = $state(null);
  /** The dice and the Gold that pay for the wanted card. */
  paying: number[] = $state([]);
  gold = $state(0);
  /** An own card whose ability is looked at. */
  using: string | null = $state(null);
  armed: string | null = $state(null);
  /** Payments that would be taken; null while the server is asked. */
  payments: Payment[] | null = $state.raw(null);
  /** Why a card cannot be bought now. */
  reasons: Record<string, string> = $state.raw({});
  /** What purchases would bring and take. */
  readonly previews = new Previews();

  readonly situation = $derived.by(() => this.table().situation);
  readonly seen = $derived.by(() => (this.situation ? marketTable(this.situation) : null));
  readonly question = $derived.by(() => this.situation?.question ?? null);
  readonly kind = $derived.by(() => this.question?.kind ?? '');
  readonly legal: LegalAnswer[] = $derived.by(() => this.question?.legal ?? []);
  readonly mine = $derived.by(() => this.table().you?.seat ?? null);
  readonly me = $derived.by(() => this.seen?.fences.find((one) => one.seat === this.mine) ?? null);
  readonly splitting = $derived.by(() => this.kind === 'source' || this.kind.startsWith('pick_'));
  readonly buyable = $derived.by(() => this.#cardsOf(['buy']));
  readonly usable = $derived.by(() => this.#cardsOf(USES));
  /** Answers shown as plain buttons: whatever is not picked, bought or used by tapping. */
  readonly buttons = $derived.by(() =>
    this.legal.filter(({ answer }) =>
      this.using === null
        ? !TAPPED.includes(String(answer.do))
        : USES.includes(String(answer.do)) && answer.card === this.using,
    ),
  );
  readonly objects = $derived.by(() => this.#objects(this.source));
  readonly chosen = $derived.by(() => this.picked.map((i) => this.objects[i] ?? ''));
  readonly way: Payment = $derived.by(() => ({
    dice: this.paying.map((i) => this.me?.pile?.[i] ?? ''),
    gold: this.gold,
  }));
  /** Whether the wanted card may be paid for like this. */
  readonly pays = $derived.by(
    () =>
      this.payments?.some(
        (one) =>
          one.gold === this.way.gold &&
          [...one.dice].sort().join() === [...this.way.dice].sort().join(),
      ) ?? false,
  );
  /** The whole move in notation. */
  readonly move = $derived.by(() => {
    if (this.wanted !== null) return purchase(this.wanted, this.way);
    if (this.chosen.length === 0 || this.source === null) return null;
    const names = this.chosen.join(' ');
    if (this.kind.startsWith('pick_')) return `pick ${names} done`;
    if (this.source === 'centre') return `take ${names}`;
    return `steal +${this.#distance(this.source)} keep ${names}`;
  });

  constructor(
    readonly table: () => LiveTable,
    readonly cards: () => GameCards,
  ) {}

  #cardsOf(verbs: string[]): string[] {
    return this.legal
      .filter(({ answer }) => verbs.includes(String(answer.do)))
      .map(({ answer }) => String(answer.card));
  }
  #objects(from: Source | null): string[] {
    if (from === null) return [];
    return from === 'centre' ? (this.seen?.centre ?? []) : (this.seen?.fences[from]?.pile ?? []);
  }
  #distance(seat: number): number {
    const n = this.seen?.fences.length ?? 1;
    return (seat - (this.mine ?? 0) + n) % n;
  }

  /** Begin anew: the table moved on. */
  begin(): void {
    this.putBack();
    if (this.kind === 'pick_centre') this.source = 'centre';
    if (this.kind === 'pick_pile') {
      const victim = this.question?.details.victim;
      this.source = this.seen?.fences.find((fence) => fence.role === victim)?.seat ?? null;
    }
    this.reasons = {};
    if (this.kind === 'buy') void this.#askReasons();
  }
  putBack(): void {
    this.source = this.kind.startsWith('pick_') ? this.source : null;
    this.picked = [];
    this.wanted = null;
    this.paying = [];
    this.gold = 0;
    this.payments = null;
    this.using = null;
    this.armed = null;
  }

  /** Whether objects may be picked there now. */
  mayTouch(from: Source): boolean {
    if (!this.splitting) return false;
    if (this.kind.startsWith('pick_')) return from === this.source;
    if (from === 'centre') return this.legal.some(({ answer }) => answer.do === 'take');
    const distance = this.#distance(from);
    return this.legal.some(({ answer }) => answer.do === 'steal' && answer.distance === distance);
  }
  touch(from: Source, index: number): void {
    if (!this.mayTouch(from)) {
      void whyNot(this.table(), from === 'centre' ? 'take' : `steal +${this.#distance(from)}`);
      return;
    }
    this.table().fault = null;
    if (this.source !== from) this.picked = [];
    this.source = from;
    this.picked = this.picked.includes(index)
      ? this.picked.filter((i) => i !== index)
      : [...this.picked, index];
  }
  takeAll(): void {
    this.source = 'centre';
    this.picked = this.objects.map((_, i) => i);
  }

  async want(card: string): Promise<void> {
    const again = this.wanted === card;
    this.putBack();
    this.table().fault = null;
    if (again || this.me === null) return;
    this.wanted = card;
    const cost = this.cards().card(card).cost;
    const ways = thinkable(Array.isArray(cost) ? cost : [], this.me.pile ?? [], this.me.gold);
    const told = await this.#try(ways.map((way) => purchase(card, way)));
    if (this.wanted !== card) return;
    this.payments = ways.filter((_, i) => told[i] === '');
    const usual = this.payments[0];
    if (usual === undefined) return;
    this.paying = placesOf(usual.dice, this.me.pile ?? []);
    this.gold = usual.gold;
  }
  pay(index: number): void {
    this.paying = this.paying.includes(index)
      ? this.paying.filter((i) => i !== index)
      : [...this.paying, index];
  }

  /** Ask what the cards on sale, and the purchase as it stands, would change. */
  preview(): void {
    const offers = this.buyable.map((card) => `buy ${card}`);
    const whole = this.pays && this.move !== null ? [this.move] : [];
    void this.previews.ask(this.table(), [...offers, ...whole]);
  }
  /** What is to be said about a card on sale just now. */
  notes(card: string): string[] {
    const reason = this.reasons[card];
    const effect = this.previews.words(`buy ${card}`);
    return [
      ...(reason ? [say('browser-market-not_now', { reason })] : []),
      ...(effect ? [effect] : []),
    ];
  }

  async #askReasons(): Promise<void> {
    const { step } = this.situation ?? {};
    const sold = (this.seen?.rows ?? []).flatMap((row) => row.cards);
    const others = sold.filter((card) => !this.buyable.includes(card));
    if (others.length === 0) return;
    const told = await this.#try(others.map((card) => `buy ${card}`));
    if (this.situation?.step === step)
      this.reasons = Object.fromEntries(others.map((card, i) => [card, told[i] ?? '']));
  }
  /** Why each answer would be refused; empty for those that would be taken. */
  async #try(answers: string[]): Promise<string[]> {
    const now = this.situation;
    if (now === null || answers.length === 0) return [];
    const reply = await this.table().ask({ type: 'try', step: now.step, answers });
    return reply.type === 'tried' ? reply.answers.map((one) => one.refused?.message ?? '') : [];
  }
}
