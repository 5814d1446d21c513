// The shapes every picture is cut from.  Inks: I ink, P paper, S sand, F flare (one small detail
// only), C the card's own colour.  Pure functions that give SVG as text.
export const I = 'var(--ink)';
export const P = 'var(--paper)';
export const S = 'var(--sand)';
export const F = 'var(--flare-ink)';
export const C = 'var(--c, var(--sand))';
export const NIGHT = '#232a45';
export const ROOFS = '#161a2e';

/** A filled path. */
export const p = (d: string, f = I, x = '') => `<path d="${d}" fill="${f}" ${x}/>`;
/** A stroked path. */
export const l = (d: string, s = I, w = 3, x = '') =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
/** A disc. */
export const o = (x: number, y: number, r: number, f = I) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"/>`;
/** A box. */
export const b = (x: number, y: number, w: number, h: number, f = I, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${f}"/>`;
/** The same thing n times. */
export const many = (n: number, f: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => f(i)).join('');

type Ground = (base: string, detail: string) => string;

/** What lies behind a figure or an object. */
export const grounds = {
  rays: (a: string, d: string) =>
    b(0, 0, 200, 100, a) +
    many(9, (i) => {
      const t = ((i * 40 - 10) * Math.PI) / 180,
        u = t + 0.33;
      return p(
        `M50 50L${50 + 160 * Math.cos(t)} ${50 + 160 * Math.sin(t)}L${50 + 160 * Math.cos(u)} ${50 + 160 * Math.sin(u)}Z`,
        d,
      );
    }),
  blinds: (a: string, d: string) =>
    b(0, 0, 200, 100, a) + many(8, (i) => b(0, i * 13 + 2, 200, 6, d)),
  dots: (a: string, d: string) =>
    b(0, 0, 200, 100, a) +
    many(66, (i) =>
      o((i % 11) * 10 + (Math.floor(i / 11) % 2) * 5, Math.floor(i / 11) * 18 + 6, 2.3, d),
    ),
  moon: (a: string, d: string) => b(0, 0, 200, 100, a) + o(64, 38, 34, d),
  bars: (a: string, d: string) => b(0, 0, 200, 100, a) + many(7, (i) => b(i * 16, 0, 8, 100, d)),
  beam: (a: string, d: string) => b(0, 0, 200, 100, a) + p('M-6 -6L10 -10L120 70L70 110Z', d),
  key: (a: string, d: string) =>
    b(0, 0, 200, 100, a) + o(50, 40, 30, d) + p('M40 55H60L70 104H30Z', d),
  check: (a: string, d: string) =>
    b(0, 0, 200, 100, a) +
    many(36, (i) =>
      (i + Math.floor(i / 6)) % 2 ? '' : b((i % 6) * 17, Math.floor(i / 6) * 17, 17, 17, d),
    ),
  waves: (a: string, d: string) =>
    b(0, 0, 200, 100, a) +
    many(6, (i) => l(`M-10 ${i * 18 + 8}q15 -10 30 0t30 0t30 0t30 0t30 0`, d, 4)),
  arch: (a: string, d: string) => b(0, 0, 200, 100, a) + p('M14 104V46a36 36 0 0 1 72 0V104Z', d),
  curtain: (a: string, d: string) =>
    b(0, 0, 200, 100, a) + p('M0 0H34Q30 50 0 76ZM100 0H66Q70 50 100 76Z', d),
  diag: (a: string, d: string) =>
    b(0, 0, 200, 100, a) + many(12, (i) => p(`M${i * 20 - 60} 104l104 -104h9l-104 104Z`, d)),
} satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;
