// Asking the server why something cannot be done now; nothing is played by asking.
import type { LiveTable } from '../lib/table.svelte';

/** Show in the dock why this answer would be refused; false if it would be taken. */
export async function whyNot(table: LiveTable, text: string): Promise<boolean> {
  const now = table.situation;
  if (now === null || now.question === null) return false;
  const reply = await table.ask({ type: 'try', step: now.step, answers: [text] });
  const refused = reply.type === 'tried' ? (reply.answers[0]?.refused ?? null) : null;
  table.fault = refused;
  return refused !== null;
}
