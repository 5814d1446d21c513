// A plan that is being put together: which places are robbed, which are watched.
import type { LegalAnswer, Question } from '../../lib/types';

export type Figure = 'sneak' | 'snitch';

export class Planning {
  sneaks: string[] = $state([]);
  snitches: string[] = $state([]);
  /** The figure that goes to the next place, if somebody picked one. */
  carrying: Figure | null = $state(null);

  readonly asked = $derived.by(() => this.question()?.kind === 'plan');
  readonly nSneaks = $derived.by(() => Number(this.question()?.details.sneaks ?? 1));
  readonly nSnitches = $derived.by(() => Number(this.question()?.details.snitches ?? 1));
  readonly answered = $derived.by(() => this.question()?.answered ?? null);
  /** The plan as it stands, if it would be taken. */
  readonly whole: LegalAnswer | null = $derived.by(
    () =>
      this.question()?.legal.find(
        ({ answer }) => same(answer.sneaks, this.sneaks) && same(answer.snitches, this.snitches),
      ) ?? null,
  );
  /** Whether the plan that stands is the one the server already has. */
  readonly isIn = $derived.by(() => this.whole !== null && this.whole.text === this.answered);
  /** The figure that the next place gets. */
  readonly next: Figure | null = $derived.by(() => {
    if (this.carrying !== null) return this.carrying;
    if (this.sneaks.length < this.nSneaks) return 'sneak';
    return this.snitches.length < this.nSnitches ? 'snitch' : null;
  });

  constructor(readonly question: () => Question | null) {}

  /** Begin anew; a plan that is already in is laid out again. */
  begin(): void {
    const known = this.question()?.legal.find(({ text }) => text === this.answered)?.answer;
    this.sneaks = list(known?.sneaks);
    this.snitches = list(known?.snitches);
    this.carrying = null;
  }

  at(letter: string): Figure | null {
    if (this.sneaks.includes(letter)) return 'sneak';
    return this.snitches.includes(letter) ? 'snitch' : null;
  }

  /** Whether some plan sends the next figure to this place and agrees with the rest. */
  fits(letter: string): boolean {
    const next = this.next;
    if (!this.asked || next === null || this.at(letter) !== null) return false;
    return (this.question()?.legal ?? []).some(({ answer }) => {
      const [sneaks, snitches] = [list(answer.sneaks), list(answer.snitches)];
      return (
        this.sneaks.every((one) => sneaks.includes(one)) &&
        this.snitches.every((one) => snitches.includes(one)) &&
        (next === 'sneak' ? sneaks : snitches).includes(letter)
      );
    });
  }

  /** Put the next figure at a place; the one that stands there is taken back. */
  tap(letter: string): void {
    const standing = this.at(letter);
    if (standing !== null) this.#leave(letter);
    else this.put(this.next ?? 'snitch', letter);
    this.carrying = null;
  }

  put(figure: Figure, letter: string): void {
    this.#leave(letter);
    if (figure === 'sneak') this.sneaks = [...this.sneaks, letter].slice(-this.nSneaks);
    else this.snitches = [...this.snitches, letter].slice(-this.nSnitches);
    this.carrying = null;
  }

  /** Carry the figure from one place to another; both change places if two stand there. */
  carry(from: string, to: string): void {
    const [figure, other] = [this.at(from), this.at(to)];
    if (figure === null || from === to) return;
    this.#leave(from);
    this.put(figure, to);
    if (other !== null && other !== figure) this.put(other, from);
  }

  /** Take a figure up again, or back into the hand. */
  pick(figure: Figure): void {
    this.carrying = this.carrying === figure ? null : figure;
  }

  #leave(letter: string): void {
    this.sneaks = this.sneaks.filter((one) => one !== letter);
    this.snitches = this.snitches.filter((one) => one !== letter);
  }
}

function list(named: unknown): string[] {
  return Array.isArray(named) ? named.map(String) : [];
}

function same(named: unknown, chosen: string[]): boolean {
  return list(named).sort().join() === [...chosen].sort().join();
}
