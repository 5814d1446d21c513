// Gear: one object each, on a ground that says its family, in the card's own colour.
import { b, C, F, I, l, many, o, P, p, S, type GroundName } from './shapes';

export const gear: Record<string, readonly [GroundName, string]> = {
  helping_hand: [
    'rays',
    b(14, 44, 40, 9, P) +
      b(14, 44, 12, 20, I) +
      o(54, 48, 8, I) +
      l('M58 42L78 30L84 38M58 54L78 66L84 58', P, 6),
  ],
  suction_scalers: [
    'bars',
    p('M20 60Q20 34 36 34Q52 34 52 60Z', P) +
      b(32, 20, 8, 16) +
      p('M50 78Q50 52 66 52Q82 52 82 78Z', P) +
      b(62, 38, 8, 16),
  ],
  grappling_gun: [
    'beam',
    p('M18 42H62V54H44L40 80H28L32 54H18Z', I) +
      l('M62 48H76', P, 4) +
      l('M88 34L76 48L88 62M76 48H92', P, 5),
  ],
  blaze_shield_suit: [
    'diag',
    p('M50 16L80 26V52Q78 76 50 88Q22 76 20 52V26Z', P) +
      p('M50 30Q66 48 60 62Q56 72 50 72Q40 72 38 60Q38 52 44 50Q48 42 50 30Z', I),
  ],
  briefcase: [
    'key',
    b(16, 34, 68, 44, I, 5) +
      l('M38 34V24H62V34', I, 6) +
      b(16, 52, 68, 5, P) +
      b(44, 48, 12, 13, P, 2),
  ],
  stealth_suit: [
    'moon',
    p('M50 16Q62 16 62 32L84 44V88H16V44L38 32Q38 16 50 16Z', I) +
      b(39, 26, 22, 7, P, 3) +
      l('M50 44V88M30 60H70', P, 2),
  ],
  simple_disguise: [
    'dots',
    l('M28 42a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M56 42a12 12 0 1 0 24 0', P, 5) +
      p('M48 46L60 46L64 62H46Z', P) +
      p('M54 64Q42 58 30 74Q44 80 54 72Q64 80 78 74Q66 58 54 64Z', I),
  ],
  smoke_screen: [
    'waves',
    o(34, 50, 18, P) +
      o(56, 40, 20, P) +
      o(72, 56, 14, P) +
      o(50, 62, 15, P) +
      o(50, 78, 11, I) +
      l('M56 70L66 62', I, 4),
  ],
  incognito_tuxedo: [
    'curtain',
    p('M22 96V30L42 18L50 40L58 18L78 30V96Z', I) +
      p('M42 18L50 74L58 18Z', P) +
      p('M50 30L40 24V37ZM50 30L60 24V37Z', F),
  ],
  false_documents: [
    'check',
    b(20, 24, 46, 60, P, 3) +
      b(36, 16, 46, 60, I, 3) +
      b(42, 24, 16, 18, P) +
      l('M42 52H74M42 60H74M64 28H76', P, 3) +
      o(70, 66, 7, F),
  ],
  eavesdropper: [
    'rays',
    p('M26 22L66 36V60L26 74Z', P) +
      b(66, 40, 18, 16, I, 3) +
      l('M18 34Q10 48 18 62M10 28Q-2 48 10 68', P, 4),
  ],
  blazeblaster: [
    'diag',
    p('M14 52H50V64H34L32 82H22L22 64H14Z', I) +
      p('M52 58Q70 30 94 34Q84 44 92 54Q82 58 90 72Q68 78 52 58Z', P) +
      p('M60 58Q70 46 82 48Q76 56 80 62Q70 64 60 58Z', F),
  ],
  skeleton_key: [
    'key',
    o(30, 36, 17, I) + o(30, 36, 8, C) + p('M40 44L46 38L88 78L82 84L76 78L70 84L64 78L69 72Z', I),
  ],
  plasma_cutter: [
    'beam',
    p('M16 28L30 18L58 46L48 56Z', I) +
      p('M54 52L84 84L92 80L60 46Z', P) +
      l('M84 66L94 58M70 88L66 96M90 90L98 98', I, 3),
  ],
  super_magnet: [
    'dots',
    p('M24 20H42V52a8 8 0 0 0 16 0V20H76V54a26 26 0 0 1 -52 0Z', I) +
      b(24, 20, 18, 13, P) +
      b(58, 20, 18, 13, P),
  ],
  plans_caches: [
    'diag',
    b(20, 22, 60, 58, P, 2) +
      b(14, 18, 12, 66, I, 6) +
      l('M36 34H70V66H36ZM52 34V52H70M36 52H44', I, 3) +
      o(44, 60, 3, F),
  ],
  secret_shades: [
    'blinds',
    p('M12 40H46L42 62H20ZM54 40H88L80 62H58Z', I) +
      l('M46 44H54', I, 5) +
      l('M22 46L30 46M64 46L72 46', P, 3),
  ],
  aqua_respirator: [
    'waves',
    b(30, 30, 40, 26, I, 10) +
      b(35, 35, 30, 16, P, 7) +
      o(50, 66, 10, I) +
      b(18, 62, 14, 26, P, 6) +
      b(68, 62, 14, 26, P, 6) +
      o(80, 24, 4, P) +
      o(86, 14, 3, P),
  ],
  utility_belt: [
    'bars',
    b(6, 44, 88, 14, I) +
      b(40, 40, 20, 22, P, 3) +
      b(16, 50, 16, 24, P, 2) +
      b(68, 50, 16, 24, P, 2),
  ],
  posto_segreto: ['arch', b(30, 30, 40, 62, I) + p('M34 34H56V92H34Z', P) + o(51, 64, 3, F)],
  veloce_wheels: [
    'rays',
    p('M10 66Q12 54 26 52L38 38H64L76 52Q90 54 92 66Z', I) +
      p('M40 50L46 42H60L68 50Z', P) +
      o(28, 68, 10, P) +
      o(74, 68, 10, P) +
      o(28, 68, 4) +
      o(74, 68, 4),
  ],
  signal_jammer: [
    'waves',
    p('M44 90L50 40L56 90Z', P) +
      o(50, 36, 7, F) +
      l('M34 22Q24 36 34 50M66 22Q76 36 66 50M24 14Q8 36 24 58M76 14Q92 36 76 58', P, 4),
  ],
  hollow_book: [
    'check',
    b(16, 22, 68, 58, P, 4) +
      b(16, 22, 10, 58, I) +
      b(36, 34, 38, 34, I) +
      p('M46 52L55 42L64 52L55 62Z', F),
  ],
  laundromatic: [
    'dots',
    b(22, 18, 56, 68, P, 6) +
      o(50, 58, 20, I) +
      o(50, 58, 12, C) +
      o(50, 58, 6, P) +
      b(28, 24, 20, 6, I),
  ],
  hypno_organ: [
    'rays',
    b(20, 44, 60, 44, I, 4) +
      many(6, (i) => b(24 + i * 9, 14 + Math.abs(i - 2.5) * 6, 6, 34, P, 3)) +
      b(26, 58, 48, 8, P) +
      many(5, (i) => b(30 + i * 9, 58, 3, 5)) +
      o(50, 76, 6, F) +
      l('M46 76a4 4 0 1 1 4 4', P, 1.6),
  ],
  mosaic_cloak: [
    'check',
    p('M50 14Q66 16 68 34L86 92H14L32 34Q34 16 50 14Z', I) +
      many(12, (i) =>
        b(28 + (i % 4) * 11, 48 + Math.floor(i / 4) * 13, 8, 9, i === 5 ? F : i % 3 ? P : S),
      ) +
      o(50, 28, 8, C),
  ],
  guitar_case: [
    'bars',
    p(
      'M30 84Q14 70 26 56Q30 50 28 44Q22 30 38 26Q48 24 54 34L78 10L88 20L64 44Q74 50 70 62Q64 64 62 70Q56 90 40 88Q34 88 30 84Z',
      I,
    ) +
      o(44, 60, 9, P) +
      o(44, 60, 4, I) +
      l('M52 46L80 18', P, 2) +
      o(36, 76, 3, F),
  ],
};
