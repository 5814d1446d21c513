// What a card counts right now, from the sheet of the table as everybody may know it.
import { get, inLanguage } from './api';
import type { ScoreLine, Sheet } from './sheet';
import type { LiveTable } from './table.svelte';

/** A game that is watched again is at no table that could be asked. */
export const REPLAY = 'replay';
let kept: { moment: string; lines: Promise<ScoreLine[]> } | null = null;

/** The lines of the sheet about a card; asked from the server once for every moment of a table. */
export async function countsNow(table: LiveTable, card: string): Promise<string[]> {
  const now = table.situation;
  if (now === null || table.id === REPLAY) return [];
  const address = inLanguage(`/tables/${table.id}/score`);
  const moment = `${address} ${now.step} ${now.epoch}`;
  if (kept?.moment !== moment)
    kept = {
      moment,
      // Without the sheet the card still says what it does.
      lines: get<Partial<Sheet>>(address)
        .then((sheet) => sheet.lines ?? [])
        .catch(() => []),
    };
  const lines = await kept.lines;
  return lines.filter((line) => line.about?.includes(card)).map((line) => line.sentence);
}
