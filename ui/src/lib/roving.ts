// Arrow keys move the focus among the buttons of a group.
const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(node: HTMLElement): { destroy: () => void } {
  function move(event: KeyboardEvent) {
    const step = STEP[event.key];
    if (step === undefined) return;
    const buttons = [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
  node.addEventListener('keydown', move);
  return { destroy: () => node.removeEventListener('keydown', move) };
}
