// Whatever explains itself: shown beside it on hover, on focus, and on a long press.
export interface Explanation {
  title: string;
  lines: string[];
  /** What it counts right now, asked for when it is shown. */
  now?: () => Promise<string[]>;
}
export interface Explains {
  say: () => Explanation | null;
  /** Where it is told in full: by a long press, the context menu, or the key "?". */
  full?: () => void;
  /** Whether a plain click shows it too, since the thing has nothing else to do. */
  click?: boolean;
}

const HOVER = 400;
const HOLD = 500;
/** A finger that moves less far is held still. */
const STILL = 8;
export const PEEK = 'peek';

class Shown {
  node: HTMLElement | null = $state.raw(null);
  what: Explanation | null = $state.raw(null);

  show(node: HTMLElement, what: Explanation | null): void {
    if (what === null || !node.isConnected) return;
    this.hide();
    this.node = node;
    this.what = what;
    node.setAttribute('aria-describedby', PEEK);
  }

  hide(node?: HTMLElement): void {
    if (this.node === null || (node !== undefined && node !== this.node)) return;
    this.node.removeAttribute('aria-describedby');
    this.node = null;
    this.what = null;
  }
}

export const shown = new Shown();

export function explains(node: HTMLElement, given: Explains) {
  let now = given;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = { x: 0, y: 0 };

  const show = () => shown.show(node, now.say());
  function later(wait: number, what: () => void) {
    clearTimeout(waiting);
    waiting = setTimeout(what, wait);
  }
  function full() {
    shown.hide();
    if (now.full) now.full();
    else show();
  }
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } =
    {
      pointerenter(event) {
        if (event.pointerType === 'mouse') later(HOVER, show);
      },
      pointerleave(event) {
        clearTimeout(waiting);
        if (event.pointerType === 'mouse') shown.hide(node);
      },
      pointerdown(event) {
        held = false;
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'mouse') clearTimeout(waiting);
        else
          later(HOLD, () => {
            held = true;
            swallowClick();
            full();
          });
      },
      pointerup() {
        clearTimeout(waiting);
      },
      pointercancel() {
        clearTimeout(waiting);
      },
      pointermove(event) {
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL;
        if (event.pointerType !== 'mouse' && far) clearTimeout(waiting);
      },
      focus() {
        if (node.matches(':focus-visible')) show();
      },
      blur() {
        shown.hide(node);
      },
      contextmenu(event) {
        event.preventDefault();
        if (!held) full();
      },
      keydown(event) {
        if (event.key === '?') full();
        if (event.key === 'Escape') shown.hide();
      },
    };
  function click() {
    if (now.click) show();
    else shown.hide(node);
  }
  for (const [name, listener] of Object.entries(listeners))
    node.addEventListener(name, listener as EventListener);
  node.addEventListener('click', click);
  return {
    update(next: Explains) {
      now = next;
      if (shown.node === node) shown.what = now.say();
    },
    destroy() {
      clearTimeout(waiting);
      shown.hide(node);
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click);
    },
  };
}

/** The click that ends a long press does nothing more, whatever lies under the finger by then. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 1500);
}
