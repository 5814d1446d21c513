// Effects of the two Caper decks as a row of signs: when, number, what, "/", per what, whose.
import type { Json } from './types';

export type Sign =
  { icon: string } | { chip: string } | { die: string } | { text: string } | { per: true };

const LOOT = ['diamond', 'painting', 'antique', 'wild'];
const WHOSE: Record<string, string> = { theirs: 'theirs', both: 'both', discard: 'discard' };
const UNITS: Record<string, string> = {
  caper: 'caper',
  point: 'star',
  score: 'star',
  coin: 'coin',
  launder: 'launder',
  burn: 'fire',
};

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });

/** What is counted or named by an effect: a colour's chip, or the sign of a thing. */
function thing(word: string): Sign {
  if (word === 'thief') return icon('thiefp');
  if (word === 'loot') return icon('wild');
  if (word === 'laundered') return icon('launder');
  if (word === 'any' || word === 'gear') return { chip: 'any' };
  return LOOT.includes(word) ? icon(word) : { chip: word };
}

function whose(effect: Json): Sign[] {
  const sign = WHOSE[String(effect.of ?? '')];
  return sign === undefined ? [] : [icon(sign)];
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** One effect as signs; words that are not known are shown as they are. */
export function signs(effect: Json): Sign[] {
  const row: Sign[] = [];
  if (typeof effect.if_top === 'string') row.push({ chip: effect.if_top }, icon('up'), text(':'));
  if (effect.if_won === true) row.push(icon('key'), text(':'));
  if (typeof effect.loot === 'string' && effect.per === undefined) return [icon(effect.loot)];
  if (typeof effect.take === 'string') return [icon(effect.take === 'any' ? 'wild' : effect.take)];
  if (typeof effect.flip === 'string') return [icon('flip'), thing(effect.flip)];
  if (typeof effect.protect === 'string')
    return [icon('shield'), thing(effect.protect), ...whose(effect)];
  if (typeof effect.tax === 'string') return [icon('tax'), thing(effect.tax)];
  if (effect.getaway === true) return [icon('wheel')];
  if (typeof effect.cost === 'string')
    return [
      text(signed(Number(effect.change))),
      icon('coin'),
      thing(effect.cost),
      ...whose(effect),
    ];
  for (const [unit, sign] of Object.entries(UNITS)) {
    const n = effect[unit];
    if (typeof n !== 'number') continue;
    row.push(text(String(n)), icon(sign));
    if (Array.isArray(effect.per)) {
      row.push({ per: true });
      const named = typeof effect.loot === 'string' ? [effect.loot] : effect.per;
      row.push(...named.map((word) => thing(String(word))), ...whose(effect));
    }
    return row;
  }
  return [text(Object.keys(effect)[0] ?? '')];
}
