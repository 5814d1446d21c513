// A table as this page sees it: kept up to date over a socket that comes back by itself.
import { untrack } from 'svelte';
import { Session, type Answered, type Request } from './session';
import { settings } from './settings.svelte';
import { played, since } from './since';
import type { ChatLine, Fault, ServerMessage, Situation, Story, TableInfo, You } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'restarting' | 'closed';
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

const PATIENCE = [200, 500, 1000, 2000, 4000, 5000];

export class LiveTable {
  info: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  situation: Situation | null = $state.raw(null);
  story: Story[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  present: number[] = $state.raw([]);
  connection: Connection = $state('connecting');
  /** Why the server closed the door for good. */
  closed: string | null = $state(null);
  /** What was refused last; shown until the next answer. */
  fault: Fault | null = $state.raw(null);
  /** The story lines that came with the last update, for animation. */
  news: Story[] = $state.raw([]);
  /** The first line that was told after the reader's last answer. */
  since: number | null = $state(null);
  /** Requests on their way. */
  busy = $state(0);

  #session = new Session();
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  /** The answer on its way: pressed twice, it is sent once. */
  #answering: { what: string; taken: Promise<boolean> } | null = null;

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
    readonly watch = false,
  ) {
    this.since = watch ? null : since(this.#self);
  }

  get #self(): string {
    return `${this.id} ${this.seat ?? ''}`;
  }

  open(): void {
    this.#left = false;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const after = this.#session.last;
      socket.send(
        JSON.stringify({
          type: 'hello',
          seat: this.seat,
          watch: this.watch,
          after: this.situation ? after : null,
          lang: settings.lang,
        }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Leave the table's page. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
    this.#socket = null;
  }

  /** Start over, for example in another language. */
  refresh(): void {
    this.situation = null;
    this.#session.last = null;
    this.#socket?.close(1000);
  }

  /** Send a request and wait for its answer, however often the connection breaks meanwhile. */
  ask(request: Without<Request, 'id'>): Promise<Answered> {
    // An effect that asks must not depend on what asking changes.
    return untrack(() => this.#ask(request));
  }

  async #ask(request: Without<Request, 'id'>): Promise<Answered> {
    const whole = { ...request, id: newId() } as Request;
    const answer = this.#session.ask(whole);
    if (this.connection === 'open') this.#socket?.send(JSON.stringify(whole));
    this.busy += 1;
    try {
      const reply = await answer;
      if (request.type !== 'try') this.fault = reply.type === 'refused' ? reply.error : null;
      return reply;
    } finally {
      this.busy -= 1;
    }
  }

  /** Answer the question in notation; true if it was taken. */
  answer(text: string): Promise<boolean> {
    const now = this.situation;
    if (now === null) return Promise.resolve(false);
    const what = `${now.epoch}.${now.step} ${text}`;
    if (this.#answering?.what === what) return this.#answering.taken;
    const taken = this.#answer(now, text).finally(() => {
      if (this.#answering?.what === what) this.#answering = null;
    });
    this.#answering = { what, taken };
    return taken;
  }

  async #answer(now: Situation, text: string): Promise<boolean> {
    const line = (this.story.at(-1)?.number ?? -1) + 1;
    const reply = await this.ask({
      type: 'answer',
      step: now.step,
      epoch: now.epoch,
      answer: text,
    });
    if (reply.type !== 'ack') return false;
    this.since = line;
    played(this.#self, line);
    return true;
  }

  /** Hear no more from a seat, or hear it again. */
  async mute(seat: number, muted: boolean): Promise<void> {
    const reply = await this.ask({ type: 'mute', seat, muted });
    if (reply.type !== 'ack' || this.you === null) return;
    const others = this.you.muted.filter((one) => one !== seat);
    this.you = { ...this.you, muted: muted ? [...others, seat] : others };
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'resumed') {
      this.#failures = 0;
      this.connection = 'open';
      this.you = message.you;
      this.present = message.present;
      for (const request of this.#session.unanswered) this.#socket?.send(JSON.stringify(request));
    }
    if (message.type === 'presence') this.present = message.present;
    if (message.type === 'bye') this.#bye(message.reason, message.retry);
    const step = this.#session.receive(message);
    if (step.do === 'replace') {
      const { table, situation, story, chat } = step.with;
      this.info = table;
      this.story = story;
      this.chat = chat;
      this.news = [];
      this.situation = situation;
    } else if (step.do === 'apply') {
      const { story_from, story, chat, situation } = step.update;
      this.story = [...this.story.filter((line) => line.number < story_from), ...story];
      this.chat = [...this.chat, ...chat];
      this.news = story;
      this.situation = situation;
    } else if (step.do === 'reconnect') {
      this.#socket?.close(1000);
    }
  }

  #bye(reason: string, retry: boolean): void {
    if (retry) {
      if (reason === 'restart') this.connection = 'restarting';
      return;
    }
    this.closed = reason;
    this.connection = 'closed';
    this.leave();
  }

  #lost(): void {
    this.#socket = null;
    if (this.#left) return;
    if (this.connection === 'open' || this.connection === 'connecting') this.connection = 'lost';
    const wait = PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)] ?? 5000;
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}

/** A name for a request that nobody else gives; `randomUUID` would need TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
