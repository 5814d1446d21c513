// Every sentence of the page, from the same Fluent files that Python uses.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Language } from './types';

type Loader = () => Promise<string>;
const SHELL = import.meta.glob<string>(
  ['../../../src/hideout/text/*/browser*.ftl', '../../../src/hideout/text/*/core.ftl'],
  { query: '?raw', import: 'default' },
);
const GAMES = import.meta.glob<string>('../../../src/hideout/games/*/text/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

export type Arguments = Record<string, FluentVariable>;

class Words {
  lang: Language | null = $state(null);
  /** Grows when sentences are added, so that whatever speaks says them. */
  #known = $state(0);
  #bundle: FluentBundle = new FluentBundle('en');
  #loaded = new Set<string>();
  #games = new Set<string>();

  /** Make ready for a language; what is shown stays until all of it is there. */
  async speak(lang: Language): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const loaded = new Set<string>();
    await add(bundle, loaded, SHELL, (path) => path.includes(`/text/${lang}/`));
    for (const game of this.#games) {
      await add(bundle, loaded, GAMES, (path) => path.includes(`/games/${game}/text/${lang}/`));
    }
    this.#bundle = bundle;
    this.#loaded = loaded;
    this.lang = lang;
    this.#known += 1;
  }

  /** Load a game's words, in the present language and in those chosen later. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    const lang = settings.lang;
    await add(this.#bundle, this.#loaded, GAMES, (path) =>
      path.includes(`/games/${game}/text/${lang}/`),
    );
    this.#known += 1;
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

async function add(
  bundle: FluentBundle,
  loaded: Set<string>,
  files: Record<string, Loader>,
  wanted: (path: string) => boolean,
): Promise<void> {
  const paths = Object.keys(files).filter((path) => wanted(path) && !loaded.has(path));
  const sources = await Promise.all(paths.map((path) => files[path]?.() ?? ''));
  sources.forEach((source, i) => {
    bundle.addResource(new FluentResource(source), { allowOverrides: false });
    loaded.add(paths[i] ?? '');
  });
}

export const words = new Words();
export const say = (id: string, args: Arguments = {}): string => words.say(id, args);
