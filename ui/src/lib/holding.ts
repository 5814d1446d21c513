// Focus is never lost: when what had it leaves the table, the question takes it.
const QUESTION = '.dock';

export function holdsFocus(board: HTMLElement) {
  let last: HTMLElement | null = null;

  function note(event: FocusEvent) {
    last = event.target as HTMLElement;
  }
  /** Focus that somebody took elsewhere is not fetched back. */
  function left(event: FocusEvent) {
    if (event.relatedTarget !== null) last = null;
  }
  function mend() {
    if (last === null || document.activeElement !== document.body) return;
    const gone = !last.isConnected || last.matches(':disabled') || last.offsetParent === null;
    if (!gone) return;
    const question = board.querySelector<HTMLElement>(QUESTION);
    if (question === null) return;
    question.tabIndex = -1;
    question.focus({ preventScroll: true });
  }
  const watcher = new MutationObserver(mend);
  watcher.observe(board, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'class'],
  });
  board.addEventListener('focusin', note);
  board.addEventListener('focusout', left);
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener('focusin', note);
      board.removeEventListener('focusout', left);
    },
  };
}
