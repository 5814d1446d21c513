import { describe, expect, it } from 'vitest';
import { Session } from './session';
import type { ServerMessage, Situation } from './types';

const situation = {} as Situation;
const welcome = (n: number): ServerMessage => ({
  type: 'welcome',
  n,
  table: {} as never,
  you: { seat: 0, host: false, muted: [] },
  situation,
  story: [],
  chat: [],
  present: [],
});
const update = (n: number): ServerMessage => ({
  type: 'update',
  n,
  story_from: 0,
  story: [],
  chat: [],
  situation,
});

describe('what a client remembers', () => {
  it('applies updates in their order', () => {
    const session = new Session();
    expect(session.receive(welcome(4)).do).toBe('replace');
    expect(session.receive(update(5)).do).toBe('apply');
    expect(session.last).toBe(5);
  });

  it('ignores what came twice', () => {
    const session = new Session();
    session.receive(welcome(4));
    session.receive(update(5));
    expect(session.receive(update(5)).do).toBe('nothing');
    expect(session.receive(update(3)).do).toBe('nothing');
    expect(session.last).toBe(5);
  });

  it('comes back when something is missing', () => {
    const session = new Session();
    session.receive(welcome(4));
    expect(session.receive(update(6)).do).toBe('reconnect');
    expect(session.last).toBe(4);
  });

  it('keeps a request until it is answered', async () => {
    const session = new Session();
    const answer = session.ask({ type: 'resign', id: 'a1' });
    expect(session.unanswered.map((request) => request.id)).toEqual(['a1']);
    session.receive({ type: 'ack', id: 'other', n: 1, again: false });
    expect(session.unanswered).toHaveLength(1);
    session.receive({ type: 'ack', id: 'a1', n: 2, again: true });
    expect(session.unanswered).toHaveLength(0);
    expect(await answer).toMatchObject({ type: 'ack', again: true });
  });
});
