// A card in one line of words, for screen readers and tooltips.
import type { Card } from './game.svelte';
import { say } from './words.svelte';

/** "Eavesdropper, violet gear, cost 2. 1 caper per rival thief here." */
export function spoken(game: string, card: Card): string {
  const facts = [card.name];
  if (card.colour !== undefined)
    facts.push(say('browser-card-colour', { colour: say(`${game}-colour-${card.colour}`) }));
  if (typeof card.cost === 'number') facts.push(say('browser-card-cost', { cost: card.cost }));
  if (typeof card.income === 'number' && card.income > 0)
    facts.push(say('browser-card-income', { income: card.income }));
  return `${facts.join(', ')}. ${card.sentences.join(' ')}`;
}
