// Where a dragged card may be let go: `2.1` names a stack, `2` a place, as answers are written.
import type { LegalAnswer } from '../../lib/types';
import { answerAt } from './choice.svelte';

export function answerDropped(answers: LegalAnswer[], where: string): LegalAnswer | undefined {
  const [location = 0, stack] = where.split('.').map(Number);
  return (
    answerAt(answers, { location, stack: stack ?? null }) ??
    (stack === undefined ? undefined : answerAt(answers, { location, stack: null }))
  );
}
