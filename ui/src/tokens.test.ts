import { expect, test } from 'vitest';
import css from './tokens.css?raw';

type Tokens = Record<string, string>;

/** The custom properties that a block of the file sets. */
function block(selector: string): Tokens {
  const at = css.indexOf(`${selector} {`);
  expect(at, selector).toBeGreaterThanOrEqual(0);
  const body = css.slice(at, css.indexOf('\n}', at));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function colour(tokens: Tokens, name: string): [number, number, number] {
  const value = tokens[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(tokens, other);
  const [, digits = ''] = /^#([0-9a-f]{6})$/.exec(value) ?? [];
  expect(digits, `${name}: ${value}`).not.toBe('');
  const part = (i: number) => Number.parseInt(digits.slice(i, i + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

/** The contrast of WCAG 2. */
function contrast(tokens: Tokens, one: string, other: string): number {
  const light = (name: string) => {
    const [r = 0, g = 0, b = 0] = colour(tokens, name).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const night = block(':root');
const THEMES: Record<string, Tokens> = {
  night,
  paper: { ...night, ...block("[data-theme='light']") },
};
const PALETTES: Record<string, Tokens> = {
  print: {},
  safe: block("[data-palette='safe']"),
  strong: block("[data-palette='strong']"),
};
const GROUNDS = ['bg', 'bg-2', 'surface', 'surface-2'];
const INKS = ['text', 'text-2', 'accent', 'bad', 'ok', 'warn', 'lamp'];
const AA = 4.5;

test.each(Object.keys(THEMES))('everything written can be read in %s', (theme) => {
  const tokens = THEMES[theme] ?? {};
  for (const ground of GROUNDS)
    for (const ink of INKS)
      expect(contrast(tokens, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(AA);
  expect(contrast(tokens, 'on-accent', 'accent')).toBeGreaterThanOrEqual(AA);
});

test.each(Object.keys(PALETTES))('every printed colour carries its text in %s', (palette) => {
  const tokens = { ...night, ...PALETTES[palette] };
  const printed = Object.keys(night).filter((name) => name.startsWith('on-'));
  expect(printed.length).toBeGreaterThan(15);
  for (const on of printed) {
    const fill = on.slice(3);
    if (fill !== 'seat')
      expect(contrast(tokens, on, fill), `${on} on ${fill}`).toBeGreaterThanOrEqual(AA);
  }
  for (const seat of Object.keys(night).filter((name) => name.startsWith('seat-')))
    expect(contrast(tokens, 'on-seat', seat), seat).toBeGreaterThanOrEqual(AA);
});

test('the palettes differ from what is printed', () => {
  for (const palette of ['safe', 'strong']) expect(PALETTES[palette]?.green).not.toBe(night.green);
});
