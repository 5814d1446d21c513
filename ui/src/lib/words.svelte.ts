// Every sentence of the page, from the same Fluent files that Python uses; the server sends them.
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import { sentences } from './sentences';
import { settings } from './settings.svelte';
import type { Language } from './types';

export type Arguments = Record<string, FluentVariable>;

const SHELL = 'part=shell';

class Words {
  lang: Language | null = $state(null);
  /** Grows when sentences are added, so that whatever speaks says them. */
  #known = $state(0);
  #bundle: FluentBundle = new FluentBundle('en');
  #games = new Set<string>();
  #wanted: Language | null = null;

  /** Make ready for a language; what is shown stays until all of it is there. */
  async speak(lang: Language): Promise<void> {
    this.#wanted = lang;
    const parts = [SHELL, ...[...this.#games].map((game) => `game=${game}`)];
    const resources = await Promise.all(parts.map((part) => sentences(lang, part)));
    // Meanwhile somebody may have chosen another language, or opened another game.
    if (this.#wanted !== lang) return;
    if (parts.length !== this.#games.size + 1) return this.speak(lang);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    this.lang = lang;
    this.#known += 1;
  }

  /** Load a game's words, in the present language and in those chosen later. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game) && this.has(`${game}-title`)) return;
    this.#games.add(game);
    await this.speak(this.#wanted ?? settings.lang);
  }

  has(id: string): boolean {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    return attribute === undefined
      ? message?.value != null
      : message?.attributes[attribute] != null;
  }

  /** A sentence by its id (`id.attribute` for the smaller texts that belong to it). */
  say(id: string, args: Arguments = {}): string {
    // Reading these makes everything that speaks follow a change of them.
    if (this.lang === null || this.#known < 0) return '';
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern == null) {
      if (import.meta.env.DEV) console.error(`no text for ${id}`);
      return id;
    }
    return this.#bundle.formatPattern(pattern, args);
  }
}

export const words = new Words();
export const say = (id: string, args: Arguments = {}): string => words.say(id, args);
