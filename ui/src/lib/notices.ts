// Notices for people who are away: what the server offers, and what a seat has asked for.
import { get, put } from './api';
import { settings } from './settings.svelte';
import type { Language } from './types';

export interface Offer {
  kinds: string[];
  push_key: string | null;
}
/** Where to be told; the target is an address, or empty for this browser itself. */
export interface Wish {
  kind: string;
  target: string;
}

export const OFF: Wish = { kind: 'off', target: '' };

let offered: Promise<Offer> | undefined;

/** Which kinds of notices can reach this person: what the server sends and this browser takes. */
export async function offer(): Promise<Offer> {
  offered ??= get<Offer>('/notices');
  try {
    const { kinds, push_key } = await offered;
    return { kinds: kinds.filter((kind) => kind !== 'push' || canPush()), push_key };
  } catch (error) {
    offered = undefined;
    throw error;
  }
}

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window;
const place = (table: string, seat: number) => `hideout.notice.${table}.${seat}`;

/** What this seat asked for on this device; null if it never did. */
export function asked(table: string, seat: number): Wish | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(table, seat)) ?? 'null');
    return kept as Wish | null;
  } catch {
    return null;
  }
}

/** Ask to be told when it is this seat's turn. */
export async function ask(table: string, seat: number, wish: Wish): Promise<void> {
  const body: { kind: string; target: string | null; push: unknown; lang: Language } = {
    kind: wish.kind,
    target: wish.kind === 'off' || wish.kind === 'push' ? null : wish.target.trim(),
    push: wish.kind === 'push' ? await subscribe() : null,
    lang: settings.lang,
  };
  await put(`/tables/${table}/notice?seat=${seat}`, body);
  try {
    localStorage.setItem(place(table, seat), JSON.stringify(wish));
  } catch {
    // A private window forgets; the server does not.
  }
}

/** At a table where the seat has asked for nothing yet, what the person always wants. */
export async function askAsUsual(table: string, seats: number[]): Promise<void> {
  const usual = settings.notice;
  if (usual.kind === 'off') return;
  for (const seat of seats) if (asked(table, seat) === null) await ask(table, seat, usual);
}

async function subscribe(): Promise<PushSubscriptionJSON> {
  const { push_key } = await offer();
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: push_key,
  });
  return subscription.toJSON();
}
