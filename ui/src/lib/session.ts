// What a client must remember to lose nothing: the last number seen, and requests without answer.
import type { ClientMessage, ServerMessage } from './types';

type Update = Extract<ServerMessage, { type: 'update' }>;
type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
export type Request = Exclude<ClientMessage, { type: 'hello' }>;
export type Answered = Extract<
  ServerMessage,
  { type: 'ack' | 'refused' | 'hint' | 'pong' | 'tried' }
>;

/** What to do with a message that came in. */
export type Step =
  | { do: 'replace'; with: Welcome }
  | { do: 'apply'; update: Update }
  | { do: 'reconnect' }
  | { do: 'nothing' };

export class Session {
  last: number | null = null;
  #unanswered = new Map<string, { request: Request; done: (answer: Answered) => void }>();

  /** Note a request; it is sent again after every reconnection until it is answered. */
  ask(request: Request): Promise<Answered> {
    return new Promise((done) => this.#unanswered.set(request.id, { request, done }));
  }

  /** The requests that have no answer yet, oldest first. */
  get unanswered(): Request[] {
    return [...this.#unanswered.values()].map((each) => each.request);
  }

  receive(message: ServerMessage): Step {
    switch (message.type) {
      case 'welcome':
        this.last = message.n;
        return { do: 'replace', with: message };
      case 'update':
        // Doubled messages are ignored; a gap means that something was lost on the way.
        if (this.last === null || message.n > this.last + 1) return { do: 'reconnect' };
        if (message.n <= this.last) return { do: 'nothing' };
        this.last = message.n;
        return { do: 'apply', update: message };
      case 'ack':
      case 'hint':
      case 'pong':
      case 'tried':
      case 'refused':
        if (message.id != null) this.#answer(message.id, message);
        return { do: 'nothing' };
      default:
        return { do: 'nothing' };
    }
  }

  #answer(id: string, answer: Answered): void {
    this.#unanswered.get(id)?.done(answer);
    this.#unanswered.delete(id);
  }
}
