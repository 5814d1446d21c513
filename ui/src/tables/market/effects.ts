// Effects of market cards as a row of signs.
import type { Sign as AnySign } from '../../lib/effects';
import type { Json } from '../../lib/types';

type Sign = Extract<AnySign, { die: string } | { icon: string } | { text: string }>;

const die = (face: unknown): Sign => ({ die: String(face) });
const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });

/** One effect as signs; what has no sign of its own is left to the sentence. */
export function signs(effect: Json): Sign[] {
  const infamy = typeof effect.infamy === 'number' ? [text(`+${effect.infamy}`), icon('mask')] : [];
  if (effect.flip !== undefined && Array.isArray(effect.to))
    return [die(effect.flip), icon('flip_die'), ...effect.to.map(die)];
  if (effect.spend !== undefined)
    return [die(effect.spend), text('→'), icon(effect.gain === 'gold' ? 'sack' : 'mask')];
  if (effect.trade !== undefined) return [icon('sack'), text('→'), ...infamy];
  if (effect.buys !== undefined)
    return [...(effect.with ? [die(effect.with), text('→')] : []), icon('extra_buy')];
  if (effect.discount !== undefined) return [text(`−${String(effect.discount)}`), icon('diamond')];
  if (effect.on_buy !== undefined) return [icon('card'), die(effect.on_buy), ...infamy];
  if (effect.on_gain !== undefined) return [icon('mask'), text('/'), icon('die_white')];
  if (effect.on_stolen !== undefined)
    return [icon('swap'), text(`+${String(effect.on_stolen)}`), icon('mask')];
  if (effect.shelter !== undefined) return [icon('shield')];
  if (effect.reroll !== undefined) return [text(String(effect.reroll)), icon('flip_die')];
  if (effect.split_end !== undefined)
    return [icon(effect.split_end === 'marker' ? 'marker' : 'swap'), ...infamy];
  if (effect.convert !== undefined) return [die(effect.convert), text(`+${String(effect.more)}`)];
  if (typeof effect.points === 'number') {
    const row = [text(String(effect.points)), icon('star')];
    if (typeof effect.several === 'number')
      row.push(text(`${effect.several}/2`), icon(String(effect.icon)));
    if (typeof effect.rivalled === 'number')
      row.push(text(`(${effect.rivalled})`), icon(String(effect.icon)));
    if (effect.per_pair !== undefined) row.push(text('/2'), icon(String(effect.per_pair)));
    if (effect.per_other_card !== undefined) row.push(text('/'), icon('card'));
    if (effect.per_infamy !== undefined) row.push(text('/2'), icon('mask'));
    if (effect.per_rival_icon !== undefined)
      row.push(text('/'), icon(String(effect.per_rival_icon)), icon('theirs'));
    return row;
  }
  return [icon('swap')];
}
