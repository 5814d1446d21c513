// The poster of the start page: a town at night, a moon, a beam of light, two thieves.
import { bust } from './busts';
import { b, many, o } from './shapes';

const WINDOW = '#3a4470';
const TOWN = '#1a2038';

function figure(x: number, y: number, size: number, parts: Parameters<typeof bust>[0]): string {
  const drawn = bust(parts, 'none', 'none');
  return `<g transform="translate(${x} ${y}) scale(${size})">${drawn}<path d="M12 103H88V190H12Z" fill="var(--ink)"/></g>`;
}

export const skyline: string =
  b(0, 0, 1200, 420, '#232a45') +
  o(860, 150, 120, 'var(--sand)') +
  o(860, 150, 98, 'var(--paper-2)') +
  many(40, (i) => {
    const top = 250 + ((i * 57) % 110);
    const lit = i % 7 === 6 ? 'var(--flare-ink)' : WINDOW;
    return (
      b(i * 30, top, 30, 420 - top, TOWN) + (i % 3 ? b(i * 30 + 10, top + 18, 7, 10, lit) : '')
    );
  }) +
  many(12, (i) => b(i * 104 - 10, 390 - i, 112, 40, 'var(--ink)')) +
  '<path d="M1010 332L-40 120V420H120Z" fill="#ffe6a3" opacity=".13"/>' +
  figure(960, 208, 1.15, ['fedora', 'mask', 'suit', 'none', 'moon']) +
  figure(770, 250, 1, ['widebrim', 'lips', 'pearls', 'none', 'moon']);
