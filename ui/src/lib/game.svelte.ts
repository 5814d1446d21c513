// What the page knows of a game's cards, in the reader's language, as the server tells it.
import { get, inLanguage } from './api';
import type { Json } from './types';

export interface Card {
  id: string;
  kind: string;
  variant: string | null;
  count: number;
  name: string;
  /** The name in every language. */
  names?: Record<string, string>;
  kind_title?: string;
  sentences: string[];
  marks: Record<string, string>;
  note: string;
  colour?: string;
  cost?: number | string[];
  income?: number;
  base?: number;
  deck?: string;
  icons?: string[];
  effect?: Json[];
  [field: string]: unknown;
}

export class GameCards {
  #cards: Readonly<Record<string, Card>> = $state.raw({});
  sources: Record<string, string> = $state.raw({});

  constructor(readonly game: string) {}

  /** Load (again) in the present language; `table` if the table may have a deck of its own. */
  async load(table?: string): Promise<void> {
    const path = table ? `/tables/${table}/cards` : `/games/${this.game}/cards`;
    const reply = await get<{ cards: Card[]; sources?: Record<string, string> }>(inLanguage(path));
    this.#cards = Object.fromEntries(reply.cards.map((card) => [card.id, card]));
    this.sources = reply.sources ?? {};
  }

  get all(): Card[] {
    return Object.values(this.#cards);
  }

  /** A card by its id; one that is not known (yet) is shown by its id. */
  card(id: string): Card {
    return (
      this.#cards[id] ?? {
        id,
        kind: '',
        variant: null,
        count: 1,
        name: id.replaceAll('_', ' '),
        sentences: [],
        marks: {},
        note: '',
      }
    );
  }

  name(id: string): string {
    return this.card(id).name;
  }
}

/** Whether a field of a card was reconstructed: no rulebook states it. */
export function isReconstructed(card: Card, field?: string): boolean {
  const marks = field === undefined ? Object.values(card.marks) : [card.marks[field] ?? 'S'];
  return marks.some((mark) => {
    const sources = mark.split(' ');
    return sources.includes('R') && !sources.some((one) => one.startsWith('S'));
  });
}
