// What a person likes, kept on the device: language, theme, palette, motion, sound, text size.
import type { Language } from './types';

export const LANGUAGES: readonly Language[] = ['en', 'it', 'fr', 'de'];
export const PALETTES = ['print', 'safe', 'strong'] as const;
export const THEMES = ['system', 'dark', 'light'] as const;

export interface Choices {
  lang: Language;
  theme: (typeof THEMES)[number];
  palette: (typeof PALETTES)[number];
  motion: 'system' | 'full' | 'none';
  sound: number;
  textSize: number;
  guard: boolean;
  notify: boolean;
  /** Where to be told at turn-based tables, unless one of them is told otherwise. */
  notice: { kind: string; target: string };
  name: string;
}

const KEY = 'hideout.settings';

function spoken(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

function defaults(): Choices {
  return {
    lang: spoken(),
    theme: 'system',
    palette: 'print',
    motion: 'system',
    sound: 0,
    textSize: 100,
    guard: true,
    notify: false,
    notice: { kind: 'off', target: '' },
    name: '',
  };
}

function stored(): Partial<Choices> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Partial<Choices>) : {};
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...defaults(), ...stored() });

/** Keep a choice; private windows may refuse to store it, which loses nothing but memory. */
export function choose<K extends keyof Choices>(key: K, value: Choices[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion === 'system')
    return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return settings.motion === 'full';
}

/** Put the choices on the page. */
export function dress(page: HTMLElement): void {
  const light =
    settings.theme === 'light' ||
    (settings.theme === 'system' && window.matchMedia('(prefers-color-scheme: light)').matches);
  page.dataset.theme = light ? 'light' : 'dark';
  page.dataset.palette = settings.palette;
  page.dataset.motion = moves() ? 'full' : 'none';
  page.lang = settings.lang;
  page.style.fontSize = `${settings.textSize}%`;
}
