import { describe, expect, it } from 'vitest';
import { picture } from './emblem';
import { marketPicture } from './market';
import { thieves } from './people';
import { places } from './places';
import { gear } from './things';

const decks = import.meta.glob<string>('../../../src/hideout/games/*/decks/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function cardsOf(game: string): string[] {
  const source =
    Object.entries(decks).find(([path]) => path.includes(`/games/${game}/`))?.[1] ?? '';
  return [...source.matchAll(/^\[\[card\]\]\s+id = "(\w+)"/gm)].map((found) => found[1] ?? '');
}

describe('the pictures of the cards', () => {
  it.each(['caper', 'caper_europe'])('has a drawing of its own for every card of %s', (game) => {
    const ids = cardsOf(game);
    expect(ids.length).toBeGreaterThan(60);
    for (const id of ids) expect(id in thieves || id in gear || id in places, id).toBe(true);
  });

  it("has a drawing of its own for every card of Thief's Market", () => {
    const ids = cardsOf('thiefs_market');
    expect(ids).toHaveLength(53);
    for (const id of ids) expect(marketPicture(id), id).toBeDefined();
  });

  it.each(['caper', 'caper_europe', 'thiefs_market'])('draws no two cards of %s alike', (game) => {
    const drawn = cardsOf(game).map((id) => picture(id, game).inner);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('draws a card that nobody knows the same way for ever', () => {
    expect(picture('a_card_of_mine').inner).toBe(picture('a_card_of_mine').inner);
    expect(picture('a_card_of_mine').inner).not.toBe(picture('another_card').inner);
  });
});
