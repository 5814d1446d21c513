// A recorded game, shown frame by frame on the same boards as a live one.
import { inLanguage, post } from './api';
import { REPLAY } from './counting';
import type { Sheet } from './sheet';
import { LiveTable } from './table.svelte';
import type { Json, SeatInfo, Situation, Story } from './types';

interface Frame {
  step: number;
  waiting_for: number[];
  story: { event: Json; sentences: string[] }[];
  view: Json;
  score?: Json | null;
  totals?: number[];
  seat: number | null;
  do: string | null;
}
export interface Recorded {
  game: string;
  variant: string;
  options: Record<string, string>;
  players: string[];
  roles: string[];
  names: string[];
  frames: Frame[];
  end: { reason: string; ranks: number[]; scores: number[] } | null;
  sheet: Sheet | null;
}

/** A table without a socket: its situation is whatever frame is shown. */
export class ReplayTable extends LiveTable {
  recorded: Recorded | null = $state.raw(null);
  at = $state(0);

  async load(record: unknown, eyes: number | 'all' | null): Promise<void> {
    const reply = await post<Recorded>(inLanguage('/replay'), { record, seat: eyes });
    this.recorded = reply;
    this.info = {
      id: REPLAY,
      game: reply.game,
      rules_version: 0,
      variant: reply.variant,
      n_seats: reply.roles.length,
      options: reply.options,
      deck: '',
      standard_deck: true,
      pace: 'live',
      listed: false,
      hints: false,
      absent: 'wait',
      absent_minutes: 1,
      commitment: '',
      created: 0,
    };
    this.you = { seat: typeof eyes === 'number' ? eyes : null, host: false, muted: [] };
    this.present = reply.roles.map((_, seat) => seat);
    this.connection = 'open';
    this.show(Math.min(this.at, reply.frames.length - 1));
  }

  override open(): void {
    // Nothing to connect to.
  }

  get length(): number {
    return this.recorded?.frames.length ?? 0;
  }

  /** The frames that begin a round. */
  get rounds(): number[] {
    const frames = this.recorded?.frames ?? [];
    return frames.flatMap((frame, i) =>
      frame.story.some((line) => line.event.event === 'round_began') ? [i] : [],
    );
  }

  /** Which round is shown, counted from 0; -1 before the first. */
  get round(): number {
    return this.rounds.findLastIndex((frame) => frame <= this.at);
  }

  show(at: number): void {
    const all = this.recorded;
    const frame = all?.frames[at];
    if (!all || !frame) return;
    this.at = at;
    const lines: Story[] = [];
    let before = 0;
    all.frames.slice(0, at + 1).forEach((one, i) => {
      for (const line of one.story)
        for (const sentence of line.sentences)
          lines.push({ number: lines.length, event: line.event, sentence });
      if (i === at - 1) before = lines.length;
    });
    this.story = lines;
    this.news = lines.slice(before);
    this.situation = this.#situation(all, frame, at === all.frames.length - 1);
  }

  #situation(all: Recorded, frame: Frame, last: boolean): Situation {
    const seats: SeatInfo[] = all.roles.map((role, seat) => ({
      seat,
      role,
      kind: 'person',
      name: all.names[seat] ?? role,
      level: null,
      stand_in: false,
      resigned: false,
    }));
    return {
      status: last && all.end ? 'over' : 'playing',
      step: frame.step,
      epoch: 0,
      seats,
      waiting_for: frame.waiting_for,
      view: frame.view,
      score: frame.score ?? null,
      totals: frame.totals ?? [],
      question: null,
      can_take_back: null,
      proposal: null,
      absent_after: null,
      end: null,
      rematch: null,
    };
  }
}
