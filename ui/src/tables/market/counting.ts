// What a card counts right now, from the sheet of the table as everybody may know it.
import { get, inLanguage } from '../../lib/api';
import type { Sheet } from '../../lib/sheet';
import type { LiveTable } from '../../lib/table.svelte';

const REPLAY = 'replay';
let kept: { key: string; sheet: Promise<Partial<Sheet>> } | null = null;

/** The lines of the sheet that are about a card; none where there is no live table. */
export async function countsNow(table: LiveTable, card: string): Promise<string[]> {
  const now = table.situation;
  if (now === null || table.info === null || table.info.id === REPLAY) return [];
  const address = inLanguage(`/tables/${table.id}/score`);
  const key = `${address} ${now.step} ${now.epoch}`;
  if (kept?.key !== key) kept = { key, sheet: get<Partial<Sheet>>(address) };
  try {
    const sheet = await kept.sheet;
    return (sheet.lines ?? [])
      .filter((line) => line.about?.includes(card))
      .map((line) => line.sentence);
  } catch {
    // Without the sheet the card still says what it does.
    return [];
  }
}
