import { describe, expect, it } from 'vitest';
import { isWide, soft } from './syllables';

const shown = (name: string) => soft(name).replaceAll('\u00ad', '-');

describe('soft', () => {
  it.each([
    ['Verkleidungsset', 'Ver-klei-dungs-set'],
    ['Flammenwerfer', 'Flam-men-wer-fer'],
    ['Plasmaschneider', 'Plas-ma-schnei-der'],
    ['Contrabbandiere', 'Con-trab-ban-die-re'],
    ['Der Auktionator', 'Der Auk-tio-na-tor'],
    ['Illusionniste', 'Il-lu-sion-ni-ste'],
    ['Antiquitätenladen', 'An-ti-qui-tä-ten-la-den'],
  ])('parts %s between syllables', (name, parted) => expect(shown(name)).toBe(parted));

  it('leaves short words as they are', () => expect(soft('The Mime')).toBe('The Mime'));
  it('leaves no single letter alone', () =>
    expect(
      shown('Eavesdropper')
        .split('-')
        .every((one) => one.length > 1),
    ).toBe(true));
});

describe('isWide', () => {
  it('looks at the longest word', () => {
    expect(isWide('Der Barbier')).toBe(false);
    expect(isWide('Der Pantomime', 9)).toBe(false);
    expect(isWide('Die Schauspielerin')).toBe(true);
  });
});
