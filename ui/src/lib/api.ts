// REST calls to the table server; the device's cookie says who we are.
import { settings } from './settings.svelte';
import type { Fault } from './types';

/** What the server would not do, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { 'X-Hideout': '1', 'Accept-Language': settings.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const reply = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  });
  const text = await reply.text();
  if (!reply.ok) {
    let fault: Fault = {
      code: `E_${reply.status}`,
      path: '$',
      message: reply.statusText,
      ruling: null,
      now: null,
    };
    try {
      fault = (JSON.parse(text) as { error: Fault }).error;
    } catch {
      // Not one of ours (a proxy, say): the status has to do.
    }
    throw new Refusal(reply.status, fault);
  }
  return text;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await ask(method, path, body);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>('PUT', path, body);

/** The link of a join code as a picture, in SVG. */
export const qr = (code: string): Promise<string> => ask('POST', '/qr', { kind: 'join', code });

/** An address with the reader's language. */
export const inLanguage = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
