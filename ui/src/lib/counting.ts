// What every card counts right now, asked from the server once for every moment of a table.
import { get, inLanguage } from './api';
import type { ScoreLine, Sheet } from './sheet';

let kept: { moment: string; lines: Promise<ScoreLine[]> } | null = null;

/** The explained points of a table; `moment` changes whenever they may have changed. */
export function counted(table: string, moment: string): Promise<ScoreLine[]> {
  const address = inLanguage(`/tables/${table}/score`);
  if (kept?.moment !== `${address} ${moment}`)
    kept = {
      moment: `${address} ${moment}`,
      lines: get<Partial<Sheet>>(address)
        .then((sheet) => sheet.lines ?? [])
        .catch(() => []),
    };
  return kept.lines;
}
