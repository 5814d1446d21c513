// Dragging with any pointer: a picture of the thing follows it, and is let go over a target.
export interface Drag {
  /** Picked up: false leaves it where it is. */
  lift: () => boolean;
  /** Let go over a target (an element with `data-drop`), or over nothing. */
  drop: (target: HTMLElement | null) => void;
  /** Whether it cannot be picked up now, so that a finger on it scrolls. */
  off?: boolean;
}

const FAR = 8;

export function draggable(node: HTMLElement, drag: Drag) {
  let now = drag;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function under(event: PointerEvent, mark: string): HTMLElement | null {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    return found?.closest<HTMLElement>(`[${mark}]`) ?? null;
  }
  function down(event: PointerEvent) {
    if (event.button !== 0 || now.off) return;
    from = { x: event.clientX, y: event.clientY };
    // A quick hand is out of the node before its first move is told.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
  }
  function move(event: PointerEvent) {
    if (from === null) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (ghost === null) {
      if (Math.hypot(dx, dy) < FAR) return;
      if (!now.lift()) return stop();
      ghost = picture(node);
    }
    ghost.style.translate = `${dx}px ${dy}px`;
    const target = under(event, 'data-drop');
    if (target !== over) {
      over?.classList.remove('over');
      target?.classList.add('over');
      over = target;
    }
    // A tab that is dragged over opens, so that what is behind it can be reached.
    const tab = under(event, 'data-opens');
    if (tab?.getAttribute('aria-selected') === 'false') tab.click();
  }
  function up(event: PointerEvent) {
    if (ghost !== null) {
      const target = under(event, 'data-drop');
      // The click that follows belongs to the drag.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
      stop();
      now.drop(target);
    } else stop();
  }
  function stop() {
    ghost?.remove();
    over?.classList.remove('over');
    ghost = over = from = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', stop);
  }
  const settle = () => (node.style.touchAction = now.off ? '' : 'none');
  settle();
  node.style.userSelect = 'none';
  node.addEventListener('pointerdown', down);
  return {
    update(next: Drag) {
      now = next;
      settle();
    },
    destroy() {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function picture(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '90',
    pointerEvents: 'none',
    opacity: '0.92',
    rotate: '-2deg',
    boxShadow: 'var(--shadow-3)',
  });
  document.body.append(copy);
  return copy;
}
