// The focus is never lost: when what had it is gone, it goes to where one answers.
/** Keep the focus inside; `[data-home]` says where it goes, else the first thing to press. */
export function keepsFocus(node: HTMLElement): { destroy: () => void } {
  let last: HTMLElement | null = null;

  function came(event: FocusEvent) {
    last = event.target as HTMLElement;
  }
  /** Whoever taps beside everything lets go of the focus on purpose. */
  function pressed(event: PointerEvent) {
    const on = event.target as Element;
    if (!on.closest('button, a, input, select, textarea, summary, [tabindex]')) last = null;
  }
  function changed() {
    if (last === null || document.activeElement !== document.body) return;
    if (last.isConnected && last.offsetParent !== null && !last.matches(':disabled'))
      return last.focus({ preventScroll: true });
    const home = [...node.querySelectorAll<HTMLElement>('[data-home]')];
    const seen = home.find((one) => one.offsetParent !== null && !one.matches(':disabled'));
    seen?.focus({ preventScroll: true });
  }
  const watcher = new MutationObserver(changed);
  watcher.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'class'],
  });
  node.addEventListener('focusin', came);
  window.addEventListener('pointerdown', pressed);
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('focusin', came);
      window.removeEventListener('pointerdown', pressed);
    },
  };
}
