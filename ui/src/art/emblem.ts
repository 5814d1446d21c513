// Which picture belongs to which card.
import { bust, collars, faces, hats, props, type Bust } from './busts';
import { marketPicture } from './market';
import { thieves } from './people';
import { places } from './places';
import { grounds, type GroundName } from './shapes';
import { gear } from './things';

export interface Picture {
  inner: string;
  viewBox: string;
}

const square = (inner: string): Picture => ({ inner, viewBox: '0 0 100 100' });

/** An object on the ground of its family, in the card's colour. */
function thing([ground, object]: readonly [GroundName, string]): string {
  return grounds[ground]('var(--c)', 'color-mix(in srgb, var(--c) 78%, var(--ink))') + object;
}

/** The picture of a card by its id; a card of a host's own deck gets a stable one of its own. */
export function picture(id: string, game = ''): Picture {
  const sold = game === 'thiefs_market' ? marketPicture(id) : undefined;
  if (sold) return square(sold);
  const person = thieves[id];
  if (person) return square(bust(person));
  const object = gear[id];
  if (object) return square(thing(object));
  const place = places[id];
  if (place) return { inner: place, viewBox: '0 0 200 100' };
  return square(bust(fallback(id)));
}

/** Parts picked from the id alone (FNV-1a), so the picture never changes between releases. */
export function fallback(id: string): Bust {
  let h = 2166136261;
  for (const ch of id) h = Math.imul(h ^ ch.charCodeAt(0), 16777619) >>> 0;
  function take<T extends object>(parts: T): keyof T {
    const names = Object.keys(parts) as (keyof T)[];
    const name = names[h % names.length] as keyof T;
    h = Math.imul(h ^ (h >>> 13), 2246822519) >>> 0;
    return name;
  }
  return [take(hats), take(faces), take(collars), take(props), take(grounds)];
}
