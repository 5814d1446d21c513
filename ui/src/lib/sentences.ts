// Fluent files from the server, each fetched once.
import { FluentResource } from '@fluent/bundle';
import type { Language } from './types';

const PATIENCE = [300, 1000, 3000];

const fetched = new Map<string, Promise<FluentResource>>();

/** The sentences of a part, fetched once; a server that is away is asked again. */
export function sentences(lang: Language, part: string): Promise<FluentResource> {
  const address = `/api/texts/${lang}?${part}`;
  const known = fetched.get(address);
  if (known) return known;
  const coming = persist(address).then((source) => new FluentResource(source));
  fetched.set(address, coming);
  return coming;
}

async function persist(address: string): Promise<string> {
  for (let failures = 0; ; failures += 1) {
    try {
      const reply = await fetch(address);
      if (reply.ok) return await reply.text();
    } catch {
      // No network, or the server starts anew.
    }
    const wait = PATIENCE[Math.min(failures, PATIENCE.length - 1)];
    await new Promise((done) => setTimeout(done, wait));
  }
}
