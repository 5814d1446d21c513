import { describe, expect, it } from 'vitest';
import { joinLink, pageOf, watchLink } from './links';

describe('a pasted link', () => {
  it('leads to the page it names', () => {
    expect(pageOf('https://games.example/join#aB-_9')).toBe('/join#aB-_9');
    expect(pageOf(' http://127.0.0.1:8470/watch#xyz\n')).toBe('/watch#xyz');
  });
  it('may be the bare code', () => expect(pageOf('aB-_9')).toBe('/join#aB-_9'));
  it('is refused if it is something else', () => {
    for (const text of ['', 'two words', 'https://games.example/rules/caper', '/join#'])
      expect(pageOf(text)).toBeNull();
  });
  it('is what was handed out', () => {
    expect(pageOf(joinLink('abc'))).toBe('/join#abc');
    expect(pageOf(watchLink('abc'))).toBe('/watch#abc');
  });
});
