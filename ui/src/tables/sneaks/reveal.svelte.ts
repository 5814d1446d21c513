// The reveal in beats: all sneaks, all snitches, then one place after the other.
import { moves } from '../../lib/settings.svelte';
import type { Story } from '../../lib/types';
import { isReveal, outcomesIn, type Raid, type SneaksTable } from './model';

/** No reveal keeps anybody waiting longer than this, in milliseconds. */
const LONGEST = 1200;
const BEAT = 200;
const PLANS = 2;
const ALL = Number.POSITIVE_INFINITY;

export class Reveal {
  /** How many beats are over; all of them while nothing is being revealed. */
  #beat = $state(ALL);
  /** The table as it was before; what was won is shown when the last place is done. */
  before: SneaksTable | null = $state.raw(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  get running(): boolean {
    return this.#beat !== ALL;
  }
  get showsSneaks(): boolean {
    return this.#beat >= 1;
  }
  get showsSnitches(): boolean {
    return this.#beat >= PLANS;
  }
  /** Whether the n-th outcome is already to be seen. */
  reached(n: number): boolean {
    return this.#beat > PLANS + n;
  }
  /** Whether the n-th outcome is the one that is looked at. */
  isNow(n: number): boolean {
    return this.running && this.#beat === PLANS + n + 1;
  }

  /** Show news of a raid from its first beat on; false if there is nothing to show. */
  play(news: readonly Story[], raid: Raid | null, before: SneaksTable | null): boolean {
    const fresh = outcomesIn(news).length;
    const isNew = news.some(isReveal);
    if (raid === null || (!isNew && fresh === 0) || !moves()) return false;
    const end = PLANS + raid.outcomes.length;
    const start = isNew ? 0 : end - fresh;
    clearInterval(this.#timer);
    this.#beat = start;
    this.before = before;
    this.#timer = setInterval(
      () => {
        if (this.#beat >= end) this.skip();
        else this.#beat += 1;
      },
      Math.min(BEAT, LONGEST / (end - start + 1)),
    );
    return true;
  }

  /** Be done with it at once. */
  skip = (): void => {
    clearInterval(this.#timer);
    this.#beat = ALL;
    this.before = null;
  };
}
