// The table of Caper or Caper: Europe as it is entered; a ~ before a card says it is turned.
export interface Stack {
  thief: string;
  gear: string[];
}
export interface Place {
  id: string;
  crews: [Stack[], Stack[]];
  tracker: number;
}
export interface CrewsEntry {
  places: Place[];
  coins: [number, number];
  laundered: [number, number];
  loot: [Loot, Loot];
  discards: [string[], string[]];
}
export type Loot = Record<(typeof LOOT)[number], number>;

export const LOOT = ['diamond', 'painting', 'antique'] as const;
export const SIDES = [0, 1] as const;
export const isTurned = (text: string): boolean => text.startsWith('~');
export const bare = (text: string): string => text.replace('~', '');
export const turned = (text: string): string => (isTurned(text) ? bare(text) : `~${text}`);

const noLoot = (): Loot => ({ diamond: 0, painting: 0, antique: 0 });

export const emptyTable = (): CrewsEntry => ({
  places: [0, 1, 2].map(() => ({ id: '', crews: [[], []], tracker: 0 })),
  coins: [0, 0],
  laundered: [0, 0],
  loot: [noLoot(), noLoot()],
  discards: [[], []],
});

/** How often each card lies on the table or in a discard pile. */
export function copiesUsed(entry: CrewsEntry): Map<string, number> {
  const stacks = entry.places.flatMap((place) => place.crews.flat());
  const cards = [
    ...entry.places.map((place) => place.id),
    ...stacks.flatMap((stack) => [stack.thief, ...stack.gear].map(bare)),
    ...entry.discards.flat(),
  ];
  const used = new Map<string, number>();
  for (const id of cards) used.set(id, (used.get(id) ?? 0) + 1);
  return used;
}
