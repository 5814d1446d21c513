// Faces: every person is ground + shoulders + collar + half-lit head + face + hat + prop.
import { b, grounds, I, F, l, many, o, P, p, S, type GroundName } from './shapes';

/** Hats; the head is a disc at 50,46 of radius 16. */
export const hats = {
  none: p('M34 44Q33 28 50 29Q67 28 66 44Q62 35 50 35Q38 35 34 44Z'),
  slick: p('M33 46C32 26 68 26 67 44C58 34 44 36 33 46Z'),
  top: b(36, 8, 28, 26) + b(28, 32, 44, 5, I, 2) + b(36, 26, 28, 5, F),
  bowler: p('M33 36a17 18 0 0 1 34 0Z') + b(27, 34, 46, 5, I, 2.5) + b(33, 30, 34, 4, S),
  fedora:
    p('M34 34Q34 16 44 18Q50 22 56 18Q66 16 66 34Z') +
    p('M22 36Q50 28 78 36Q50 44 22 36Z') +
    b(34, 28, 32, 4, F),
  boater: b(35, 22, 30, 12, P) + b(35, 28, 30, 5, F) + b(26, 33, 48, 4, P, 2),
  beret: p('M28 34Q30 16 56 18Q78 22 72 36Q50 30 28 34Z') + b(50, 13, 3, 7),
  cap: p('M32 38Q32 22 50 22Q68 22 68 36L32 38Z') + p('M24 38Q40 32 58 37L56 42Q40 38 24 42Z'),
  kepi:
    p('M34 36V18H66V36Z') +
    p('M30 37Q50 30 72 37L70 42Q50 36 32 42Z') +
    b(34, 24, 32, 4, F) +
    o(50, 21, 3, P),
  toque:
    p('M34 38V26Q24 24 28 14Q34 4 44 10Q50 2 58 10Q70 6 72 16Q74 24 66 26V38Z', P) +
    l('M34 34H66', I, 2),
  crown: p('M32 36L30 16L40 26L50 12L60 26L70 16L68 36Z', F) + b(32, 32, 36, 5, I),
  veil: p('M30 60Q26 20 50 20Q74 20 70 60L78 92H62L66 44Q50 32 34 44L38 92H22Z'),
  habit:
    p('M50 18Q72 18 72 46L80 88H20L28 46Q28 18 50 18Z') +
    p('M35 46Q35 28 50 28Q65 28 65 46L62 34Q50 30 38 34Z', P),
  bun: p('M32 48Q30 26 50 26Q70 26 68 48Q62 34 50 34Q38 34 32 48Z') + o(50, 20, 8),
  bob: p('M30 62Q24 24 50 24Q76 24 70 62L62 60Q66 42 56 36Q42 42 38 60Z'),
  curls: o(36, 34, 7) + o(44, 27, 7) + o(54, 26, 7) + o(63, 32, 7) + o(67, 42, 7) + o(33, 44, 7),
  cloche: p('M30 50Q28 22 50 22Q72 22 70 48Q50 38 30 50Z') + o(65, 38, 5, F),
  widebrim:
    p('M14 38Q50 20 86 38Q50 46 14 38Z') +
    p('M34 34Q36 18 50 18Q64 18 66 34Z') +
    b(34, 29, 32, 4, F),
  goggles:
    p('M32 44Q32 24 50 24Q68 24 68 44L62 38H38Z') +
    b(34, 30, 14, 10, P, 4) +
    b(52, 30, 14, 10, P, 4) +
    l('M30 35H70', I, 2),
  turbanbow:
    p('M30 44Q30 24 50 24Q70 24 70 44Q50 34 30 44Z', F) + p('M44 24L34 12L50 18L66 12L56 24Z', F),
  headwrap: p('M31 46Q30 26 50 26Q70 26 69 46Q50 36 31 46Z', F) + p('M68 40L80 46L72 54Z', F),
};
export const faces = {
  plain: '',
  mask:
    p('M33 42H67Q66 52 58 51Q52 50 50 47Q48 50 42 51Q34 52 33 42Z') +
    o(42, 46, 2.2, P) +
    o(58, 46, 2.2, P),
  moustache: p(
    'M50 52Q44 47 38 54Q45 56 50 54Q55 56 62 54Q56 47 50 52Z',
    I,
    `stroke="${P}" stroke-width="1"`,
  ),
  beard: p('M35 50Q36 68 50 68Q64 68 65 50Q58 56 50 54Q42 56 35 50Z'),
  monocle: o(43, 45, 5.5, P) + l('M43 39.5a5.5 5.5 0 1 0 .1 0M43 51V62', I, 2),
  shades: p('M34 42H49L47 49H37ZM51 42H66L63 49H53Z', I, `stroke="${P}" stroke-width="1"`),
  specs: l(
    'M37 46a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M53 46a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M47 46H53',
    I,
    2,
  ),
  lips: p('M43 55Q46 52 50 54Q54 52 57 55Q50 60 43 55Z', F),
  mime: p('M43 38V50M57 38V50', I) + l('M42 38V51', I, 2.5) + l('M46 56Q50 58 54 56', F, 3),
  scar: l('M40 40L46 54M39 48L46 45', I, 1.6),
};
export const collars = {
  suit: p('M50 62L40 66L50 92L60 66Z', P) + p('M47 68H53L55 90L50 98L45 90Z', F),
  bow: p('M50 62L41 66L50 100L59 66Z', P) + p('M50 68L40 63V74ZM50 68L60 63V74Z', F),
  open: p('M50 62L42 65L50 80L58 65Z', P),
  stripes: many(4, (i) => b(20, 70 + i * 9, 60, 4, P)),
  pearls: many(7, (i) => o(38 + i * 4, 66 + Math.sin((i / 6) * Math.PI) * 8, 2.3, P)),
  fur: many(6, (i) => o([26, 34, 43, 57, 66, 74][i] ?? 0, [76, 70, 68, 68, 70, 76][i] ?? 0, 8, S)),
  medals:
    b(58, 74, 5, 8, F) +
    o(60.5, 85, 4, P) +
    b(66, 76, 5, 8, P) +
    l('M28 72L44 66M72 72L56 66', S, 4),
  apron: p('M38 64L36 100H64L62 64L56 74H44Z', P),
  scarf: p('M36 62Q50 72 64 62L66 70Q50 80 34 70Z', F) + p('M58 70L64 92L54 90Z', F),
  ruff: many(6, (i) => o(35 + i * 6, 66, 4.5, P)),
  cross: p('M48 70H52V76H58V80H52V92H48V80H42V76H48Z', P),
  cape: p('M18 104Q20 66 40 62L50 78L60 62Q80 66 82 104Z', I) + l('M40 62L50 78L60 62', F, 3),
  hood: p('M20 100Q22 64 50 62Q78 64 80 100Z', S),
  gloves: '',
  vest: p('M40 64L50 84L60 64L66 100H34Z', S),
  tank: p('M38 62V70Q50 80 62 70V62L66 100H34Z', P),
};
export const props = {
  none: '',
  rose: l('M78 98L82 72', I, 2.5) + o(83, 67, 7, F) + l('M80 66q4 -5 6 1', P, 1.5),
  gavel:
    p('M66 70l14 -10l8 10l-14 10Z', P, `stroke="${I}" stroke-width="2"`) + l('M74 76L84 98', P, 4),
  coins: many(
    4,
    (i) =>
      `<ellipse cx="80" cy="${94 - i * 6}" rx="11" ry="4" fill="${P}" stroke="${I}" stroke-width="2"/>`,
  ),
  scissors: l('M70 96L84 66M86 96L72 66', P, 3.5) + o(69, 98, 4, F) + o(87, 98, 4, F),
  glass: p('M70 62H90L80 78Z', P) + l('M80 78V96M72 97H88', P, 3) + o(83, 66, 3, F),
  broom: l('M84 58V98', P, 3) + p('M76 82H92L96 102H72Z', S),
  baton: l('M66 90L92 56', P, 3),
  fan: p('M80 96L62 70Q80 56 98 70Z', P) + l('M80 96L70 65M80 96L80 62M80 96L90 65', I, 1.5),
  cane: l('M84 98V66q0 -8 -8 -8', P, 3.5),
  wand: l('M68 94L90 66', P, 3) + p('M90 56l2.4 6l6 2l-6 2l-2.4 6l-2.4 -6l-6 -2l6 -2Z', F),
  hand: p('M72 92V72q0 -3 3 -3t3 3V66q0 -3 3 -3t3 3v5q0 -3 3 -3t3 3V92Z', P),
  halo: `<ellipse cx="50" cy="13" rx="19" ry="5" fill="none" stroke="${F}" stroke-width="3.5"/>`,
  crate: b(68, 74, 28, 24, S) + l('M68 74L96 98M96 74L68 98', I, 2),
  camera: b(66, 74, 28, 20, P, 3) + o(80, 84, 7, I) + o(80, 84, 3, F) + b(72, 70, 10, 5, P),
  brush: l('M68 98L84 70', S, 4) + p('M82 72Q80 60 90 56Q92 66 87 74Z', F),
  ladle: l('M84 62V88', P, 4) + p('M74 86H94Q94 98 84 98Q74 98 74 86Z', P),
  key: o(80, 68, 8, P) + o(80, 68, 3.5, I) + l('M80 76V98M80 90H87M80 96H85', P, 3.5),
  ring: l('M70 88a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', P, 3.5) + p('M75 78L80 70L85 78Z', F),
  wheel: l('M66 84a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M81 84V69M81 84L68 92M81 84L94 92', P, 4),
  note: o(76, 92, 6, P) + l('M82 92V66L94 62V86', P, 3.5) + o(89, 88, 5, P),
  slip: p('M68 66H92V98L86 94L80 98L74 94L68 98Z', P) + l('M73 74H87M73 81H87M73 88H82', I, 2),
  fist:
    p('M66 74Q66 66 74 66H88Q96 66 96 76V88Q96 96 86 96H74Q66 96 66 86Z', F) +
    l('M74 78H88', P, 2.5),
  dog: p('M66 98V82L62 72L72 76H82Q92 76 94 98Z', S) + o(71, 82, 1.8, I),
};

export type Bust = readonly [
  hat: keyof typeof hats,
  face: keyof typeof faces,
  collar: keyof typeof collars,
  prop: keyof typeof props,
  ground: GroundName,
];

const BEHIND: readonly string[] = ['veil', 'habit', 'bob'];

/** A person, drawn from five parts. */
export function bust([hat, face, collar, prop, ground]: Bust, base = 'var(--paper-2)', detail = S) {
  const behind = BEHIND.includes(hat);
  const held =
    prop === 'none' || prop === 'halo'
      ? props[prop]
      : o(82, 82, 23, P) +
        o(82, 82, 21, I) +
        `<g transform="translate(82 82) scale(.82) translate(-81 -80)">${props[prop]}</g>`;
  return (
    grounds[ground](base, detail) +
    (behind ? hats[hat] : '') +
    p('M12 104Q14 70 40 64L44 56H56L60 64Q86 70 88 104Z') +
    collars[collar] +
    o(50, 46, 16, P) +
    p('M50 30a16 16 0 0 1 0 32Q57 46 50 30Z') +
    faces[face] +
    (behind ? '' : hats[hat]) +
    held
  );
}
