// Up to which line of a story its reader has played, kept on the device for slow games.
const KEY = 'hideout.since';
const MOST = 40;

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The first line after the reader's last answer at a table; null if there was none. */
export function since(table: string): number | null {
  return all()[table] ?? null;
}

/** Note that the reader answers now; the tables touched last are remembered. */
export function played(table: string, line: number): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  const kept = Object.fromEntries([...others, [table, line]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return;
  }
}
