// Ways to pay for a card. Which of them the rules take is the server's to say.
export interface Payment {
  dice: string[];
  gold: number;
}

/** Every way that could be meant, those with the fewest Gold first. */
export function thinkable(cost: string[], pile: string[], gold: number): Payment[] {
  const colours = [...new Set(cost)];
  const count = (list: string[], face: string) => list.filter((one) => one === face).length;
  let rows: string[][] = [[]];
  for (const face of colours) {
    const most = Math.min(count(cost, face), count(pile, face));
    rows = rows.flatMap((row) =>
      Array.from({ length: most + 1 }, (_, n) => [...row, ...Array<string>(most - n).fill(face)]),
    );
  }
  const ways = rows.flatMap((dice) =>
    Array.from({ length: Math.min(gold, cost.length - dice.length) + 1 }, (_, n) => ({
      dice,
      gold: n,
    })),
  );
  return ways.sort((one, other) => one.gold - other.gold || other.dice.length - one.dice.length);
}

export function purchase(card: string, way: Payment): string {
  return `buy ${card} pay ${way.dice.join(' ') || 'none'} gold:${way.gold}`;
}

/** The places in a pile where these faces lie. */
export function placesOf(dice: string[], pile: string[]): number[] {
  const places: number[] = [];
  for (const face of dice) {
    const at = pile.findIndex((one, i) => one === face && !places.includes(i));
    if (at >= 0) places.push(at);
  }
  return places;
}
