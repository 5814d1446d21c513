// A board's motion: whatever lies elsewhere after a change travels there.
import { Travel } from '../lib/travel';

/** To be called while a board is made; `changes` reads all that its look depends on. */
export function following(changes: () => unknown, board: () => HTMLElement | undefined): Travel {
  const travel = new Travel();
  $effect.pre(() => {
    void changes();
    travel.look(board());
  });
  $effect(() => {
    void changes();
    travel.go(board());
  });
  return travel;
}
