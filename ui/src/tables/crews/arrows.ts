// Arrow keys on a table of crews: up from the hand to where a card may go, then from one such
// place to the next, and down to the hand again.
const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(board: HTMLElement): { destroy: () => void } {
  function move(event: KeyboardEvent) {
    const step = STEP[event.key];
    const here = document.activeElement;
    if (step === undefined || !(here instanceof HTMLElement)) return;
    const targets = [...board.querySelectorAll<HTMLElement>('button.can')].filter(
      (one) => !one.matches('.tab') && one.offsetParent !== null,
    );
    const at = targets.indexOf(here);
    const inHand = here.closest('.hand') !== null;
    let next: HTMLElement | null | undefined;
    if (inHand && event.key === 'ArrowUp') next = targets[0];
    else if (at >= 0 && event.key === 'ArrowDown')
      next = board.querySelector<HTMLElement>('.hand .sel, .hand .card');
    else if (at >= 0) next = targets[(at + step + targets.length) % targets.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  board.addEventListener('keydown', move, { capture: true });
  return { destroy: () => board.removeEventListener('keydown', move, { capture: true }) };
}
