// Thief's Market: henchmen are busts on bars, everything else one object on its kind's ground.
import { bust, type Bust } from './busts';
import { b, F, grounds, I, l, many, o, P, p, S, type GroundName } from './shapes';

const HENCHMEN: Record<string, Bust> = {
  bondsman: ['bowler', 'beard', 'vest', 'coins', 'bars'],
  coercion_coordinator: ['cap', 'scar', 'suit', 'fist', 'bars'],
  corrupt_official: ['kepi', 'moustache', 'suit', 'coins', 'bars'],
  disgruntled_minion: ['goggles', 'scar', 'vest', 'broom', 'bars'],
  fence: ['fedora', 'shades', 'scarf', 'ring', 'bars'],
  guy_in_a_trenchcoat: ['fedora', 'plain', 'hood', 'none', 'bars'],
  local_celebrity: ['boater', 'lips', 'fur', 'rose', 'bars'],
  pawnbroker: ['slick', 'monocle', 'vest', 'ring', 'bars'],
  public_relations_expert: ['cloche', 'specs', 'pearls', 'slip', 'bars'],
  tailor: ['none', 'specs', 'apron', 'scissors', 'bars'],
  anthropomorphic_water_buffalo: ['none', 'beard', 'tank', 'fist', 'bars'],
  bookie: ['cap', 'specs', 'vest', 'slip', 'bars'],
  easily_impressed_noble: ['crown', 'monocle', 'ruff', 'glass', 'bars'],
  executive_assistant: ['bun', 'specs', 'suit', 'slip', 'bars'],
  legitimate_jeweller: ['top', 'monocle', 'bow', 'ring', 'bars'],
  rumor_monger: ['turbanbow', 'lips', 'scarf', 'hand', 'bars'],
  sticky_fingered_dockhand: ['beret', 'beard', 'stripes', 'crate', 'bars'],
};

const house = (roof: string, extra: string) =>
  p(`M18 52L50 ${roof}L82 52V94H18Z`) + b(40, 62, 20, 32, P) + extra;
const chart = (mark: string) =>
  p('M14 26L38 18L62 26L86 18V80L62 88L38 80L14 88Z', P) +
  l('M38 18V80M62 26V88', S, 2) +
  l('M24 74Q34 50 50 58T72 40', I, 3, 'stroke-dasharray="1 7"') +
  mark;
const bubble = (inside: string) => p('M10 18H90V70H52L32 90V70H10Z', I) + inside;

const OBJECTS: Record<string, readonly [GroundName, string]> = {
  alchemical_lab: [
    'dots',
    p('M42 14H58V40L80 84Q82 92 74 92H26Q18 92 20 84L42 40Z', I) +
      p('M36 62H64L74 84Q75 86 72 86H28Q25 86 26 84Z', P) +
      o(44, 76, 5, F) +
      o(58, 70, 3, S) +
      b(38, 10, 24, 6),
  ],
  glamer: [
    'dots',
    p('M50 8L57 40L90 34L62 52L78 82L50 62L22 82L38 52L10 34L43 40Z', I) +
      o(50, 48, 9, P) +
      o(50, 48, 4, F),
  ],
  philosophers_stone: [
    'dots',
    p('M50 12L84 40L70 88H30L16 40Z', I) +
      p('M50 12L60 40L50 88L40 40Z', P) +
      p('M16 40H84L60 40L50 12L40 40Z', S) +
      o(50, 56, 6, F),
  ],
  shadowy_hood: [
    'dots',
    p('M50 8Q84 20 84 66V96H16V66Q16 20 50 8Z', I) +
      p('M50 26Q68 36 66 62Q60 76 50 78Q40 76 34 62Q32 36 50 26Z', '#3a3448') +
      o(43, 54, 3, F) +
      o(57, 54, 3, F),
  ],
  eyepatch_of_command: [
    'dots',
    l('M4 30Q50 18 96 44', I, 6) +
      p('M30 34Q54 26 74 40Q76 70 50 76Q28 66 30 34Z', I) +
      p('M52 42l3 8h8l-6 5l2 8l-7 -5l-7 5l2 -8l-6 -5h8Z', F),
  ],
  gauntlet_of_evil_intent: [
    'dots',
    p(
      'M28 96V60L20 40Q22 32 30 38L36 50V22Q40 14 45 22V44V16Q50 8 55 16V44V20Q60 12 65 20V48L74 34Q82 32 80 42L72 64V96Z',
      I,
    ) +
      b(26, 78, 48, 8, P) +
      o(50, 66, 6, F),
  ],
  lucky_animal_appendage: [
    'dots',
    p('M34 14H66V40Q80 60 66 80Q50 96 34 80Q20 60 34 40Z', P, `stroke="${I}" stroke-width="4"`) +
      b(30, 12, 40, 14) +
      l('M40 78V66M50 82V68M60 78V66', F, 4),
  ],
  unlabeled_potion: [
    'dots',
    p('M40 18H60V36Q82 46 82 68Q82 94 50 94Q18 94 18 68Q18 46 40 36Z', I) +
      p('M24 66H76Q76 88 50 88Q24 88 24 66Z', F) +
      b(38, 8, 24, 10, S, 3) +
      b(36, 50, 28, 14, P) +
      l('M46 57H54', I, 3),
  ],
  wicked_clutches: [
    'dots',
    p('M30 96V58L18 34l8 -3l12 20L36 18l9 -1l6 30L56 16l9 2l-3 32L76 28l8 5L72 62V96Z', I) +
      o(52, 70, 8, F),
  ],
  collecting_golem: [
    'dots',
    b(30, 12, 40, 30, I, 4) +
      b(20, 46, 60, 34, I, 4) +
      b(8, 48, 10, 30, I, 4) +
      b(82, 48, 10, 30, I, 4) +
      b(28, 82, 16, 14) +
      b(56, 82, 16, 14) +
      o(41, 27, 4, F) +
      o(59, 27, 4, F) +
      p('M50 52l10 10l-10 12l-10 -12Z', P),
  ],
  mimetic_stew: [
    'dots',
    p('M14 46H86Q86 90 50 90Q14 90 14 46Z', I) +
      b(8, 40, 84, 8, I, 4) +
      p('M24 40Q30 26 40 38Q50 22 58 38Q68 26 76 40Z', P) +
      o(50, 64, 7, F) +
      l('M34 20q4 -6 0 -12M50 16q4 -6 0 -12M66 20q4 -6 0 -12', I, 3),
  ],
  nearby_safehouse: ['arch', house('22', o(56, 80, 2.5, F))],
  concealed_safehouse: [
    'arch',
    house('28', '') + o(20, 82, 16, P) + o(80, 82, 16, P) + o(50, 90, 14, S) + o(56, 72, 2.5, F),
  ],
  fortified_safehouse: [
    'arch',
    b(22, 34, 56, 62) +
      many(4, (i) => b(22 + i * 15, 24, 10, 12)) +
      b(40, 62, 20, 34, P) +
      l('M40 72H60M40 82H60M50 62V96', I, 2) +
      b(30, 44, 6, 12, F) +
      b(64, 44, 6, 12, S),
  ],
  provisioned_safehouse: [
    'arch',
    house('22', '') +
      b(60, 74, 20, 20, S) +
      l('M60 74L80 94M80 74L60 94', I, 2) +
      o(28, 84, 10, F) +
      b(26, 70, 4, 8),
  ],
  necklace: [
    'rays',
    l('M18 20Q22 74 50 78Q78 74 82 20', I, 9, 'stroke-dasharray="1 11"') +
      p('M50 70l13 12l-13 16l-13 -16Z', F),
  ],
  brooch: ['rays', o(50, 52, 30) + o(50, 52, 22, P) + p('M50 34l16 18l-16 18l-16 -18Z', F)],
  deceptive_bits_of_colored_glass: [
    'rays',
    p('M14 60L34 20L46 58Z', I) +
      p('M40 90L54 46L72 84Z', F) +
      p('M58 40L84 18L88 60Z', P, `stroke="${I}" stroke-width="3"`) +
      p('M18 92L30 70L38 92Z', S, `stroke="${I}" stroke-width="2"`),
  ],
  imbalanced_scales: [
    'rays',
    l('M50 14V84M18 26L82 40', I, 5) +
      b(32, 84, 36, 8) +
      p('M6 54H32Q30 66 19 66Q8 66 6 54Z', I) +
      p('M68 70H94Q92 82 81 82Q70 82 68 70Z', I) +
      l('M19 28L8 54M19 28L30 54M81 40L70 70M81 40L92 70', I, 2) +
      o(81, 66, 5, F),
  ],
  menacing_monocle: [
    'rays',
    o(46, 42, 30) +
      o(46, 42, 23, P) +
      p('M30 34Q46 26 62 34L58 40H34Z', I) +
      o(46, 46, 6, F) +
      l('M74 56Q88 70 80 94', I, 3, 'stroke-dasharray="2 5"'),
  ],
  crown: [
    'rays',
    p('M14 80L10 30L32 50L50 18L68 50L90 30L86 80Z', I) +
      b(14, 78, 72, 12, P) +
      o(50, 62, 6, F) +
      o(30, 66, 4, P) +
      o(70, 66, 4, P),
  ],
  fur_coat: [
    'rays',
    p('M34 14L14 34L22 92H78L86 34L66 14L50 30Z', I) +
      many(7, (i) => o(36 + Math.abs(3 - i) * 2, 18 + i * 12, 7, S)) +
      many(7, (i) => o(64 - Math.abs(3 - i) * 2, 18 + i * 12, 7, S)) +
      o(50, 58, 3, F),
  ],
  giant_belt_buckle: [
    'rays',
    b(2, 38, 96, 26) +
      b(22, 24, 56, 54, P, 10) +
      b(32, 34, 36, 34, I, 6) +
      p('M50 40l4 8l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6l9 -1Z', F),
  ],
  scepter: [
    'rays',
    l('M22 94L68 34', I, 8) +
      p('M72 6L92 22L78 44L56 30Z', P, `stroke="${I}" stroke-width="4"`) +
      o(74, 26, 6, F) +
      l('M30 74L40 82', P, 4),
  ],
  island_estate: [
    'waves',
    p('M10 76Q50 52 90 76Z', S) +
      b(40, 44, 26, 24, I) +
      p('M34 46L53 28L72 46Z', F) +
      l('M24 72Q22 48 30 34', I, 4) +
      p('M30 36Q14 30 10 40Q22 36 30 40Q44 30 50 36Q38 26 30 36Z', I) +
      b(49, 56, 8, 12, P),
  ],
  treasure_map_ggb: ['waves', chart(l('M66 32L78 44M78 32L66 44', F, 5))],
  treasure_map_grr: [
    'waves',
    chart(p('M72 26l4 8l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6l9 -1Z', F) + o(26, 40, 6, I)),
  ],
  big_haul: [
    'check',
    bubble(
      p('M38 28H58L54 34Q72 42 70 56Q68 64 48 64Q28 64 26 56Q26 42 42 34Z', P) + o(48, 50, 6, F),
    ),
  ],
  exit_strategy: [
    'check',
    bubble(b(28, 26, 24, 36, P) + l('M44 44H76M66 34L76 44L66 54', F, 5) + o(46, 44, 2, I)),
  ],
  insurance_racket: [
    'check',
    bubble(
      l('M50 28V56Q50 64 58 62', P, 4) +
        p('M22 46Q26 24 50 24Q74 24 78 46Q70 40 64 46Q58 40 50 46Q42 40 36 46Q30 40 22 46Z', P) +
        o(50, 24, 3, F),
    ),
  ],
  loyalty_program: [
    'check',
    bubble(b(22, 26, 56, 36, P, 4) + many(4, (i) => o(32 + i * 12, 44, 4.5, i === 3 ? F : I))),
  ],
  political_campaign: [
    'check',
    bubble(
      p('M28 38L58 26V60L28 50Z', P) +
        b(20, 38, 10, 12, P) +
        l('M66 32L76 26M68 43H80M66 54L76 60', F, 4),
    ),
  ],
  the_heist: [
    'check',
    bubble(o(50, 44, 18, P) + o(50, 44, 11, I) + l('M50 33V55M39 44H61', P, 3) + o(50, 44, 4, F)),
  ],
  narrow_alleyway: [
    'check',
    b(8, 10, 30, 86) +
      b(62, 10, 30, 86) +
      p('M38 96L46 30H54L62 96Z', P) +
      o(50, 22, 8, F) +
      many(3, (i) => b(16, 20 + i * 24, 10, 12, S)) +
      many(3, (i) => b(74, 26 + i * 24, 10, 12, S)),
  ],
  wut: [
    'rays',
    o(50, 50, 36) +
      o(50, 50, 28, P) +
      l('M38 42Q38 28 50 28T62 40Q62 48 50 52V60', I, 8) +
      o(50, 72, 5, F),
  ],
  purported_curse: [
    'check',
    bubble(
      o(50, 40, 15, P) +
        b(42, 50, 16, 12, P) +
        o(44, 40, 4, I) +
        o(56, 40, 4, I) +
        l('M46 56V62M54 56V62', I, 2) +
        p('M50 44l3 5h-6Z', F),
    ),
  ],
};

/** The picture of a market card, or undefined if there is no such card. */
export function marketPicture(id: string): string | undefined {
  const person = HENCHMEN[id];
  if (person) return bust(person);
  const object = OBJECTS[id];
  if (object) return grounds[object[0]]('var(--paper-2)', S) + object[1];
  return undefined;
}
