// What answers would do, as the server tells it before they are given.
import type { LiveTable } from '../lib/table.svelte';
import type { Change, Tried } from '../lib/types';

export class Previews {
  private known: Record<string, Tried> = $state.raw({});
  private asked = 0;

  /** Ask about these answers; what was known of others is forgotten. */
  async ask(table: LiveTable, texts: readonly string[]): Promise<void> {
    const number = ++this.asked;
    const situation = table.situation;
    if (texts.length === 0 || situation === null) {
      this.known = {};
      return;
    }
    const reply = await table.ask({
      type: 'try',
      step: situation.step,
      answers: texts.slice(0, 100),
    });
    if (number !== this.asked) return;
    const tried = reply.type === 'tried' ? reply.answers : [];
    this.known = Object.fromEntries(tried.map((one) => [one.text, one]));
  }

  /** In words, empty if nothing is certain. */
  words(text: string): string {
    return this.known[text]?.effect ?? '';
  }

  changes(text: string): readonly Change[] {
    return this.known[text]?.changes ?? [];
  }
}
