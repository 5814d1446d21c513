// Things on a table that changed place travel there, and new ones arrive in their own manner.
// What moves is marked `data-move` with a name; things of one name are exchangeable (coins).
import { moves } from './settings.svelte';

interface Lay {
  box: DOMRect;
  face: string;
}
const MOVE = 320;
const STAGGER = 60;
/** No turn keeps anybody waiting longer than this, in milliseconds. */
const LONGEST = 1200;

const ARRIVALS: Record<string, Keyframe[]> = {
  deal: [{ translate: '0 -36px', opacity: 0 }, { opacity: 1 }],
  pop: [{ scale: 0.7 }, { scale: 1.18 }, { scale: 1 }],
  flip: [{ transform: 'rotateY(90deg)' }, { transform: 'none' }],
  tumble: [
    { rotate: '-220deg', translate: '-18px -26px', opacity: 0 },
    { rotate: '-90deg', translate: '8px 4px', opacity: 1 },
    { rotate: '12deg', translate: '0 -3px' },
    { rotate: '0deg', translate: '0 0' },
  ],
};

export class Travel {
  #before = new Map<string, Lay[]>();
  #running: Animation[] = [];

  /** Remember where everything lies, before it changes. */
  look(board: HTMLElement | undefined): void {
    this.skip();
    this.#before = board ? this.#lie(board) : new Map();
  }

  /** Send everything from where it lay to where it lies now. */
  go(board: HTMLElement | undefined): void {
    if (!board || this.#before.size === 0) return;
    let late = 0;
    const before = this.#before;
    this.#before = new Map();
    for (const [name, things] of byName(board)) {
      const old = before.get(name) ?? [];
      const away = things.filter((thing) => !take(old, thing));
      for (const thing of away) {
        const from = old.shift();
        const wait = Math.min(late, LONGEST - 2 * MOVE);
        if (this.#send(thing, from, wait)) late += STAGGER;
      }
    }
    if (this.#running.length === 0) return;
    board.classList.add('moving');
    const all = this.#running;
    void Promise.allSettled(all.map((one) => one.finished)).then(() => {
      if (this.#running === all) board.classList.remove('moving');
    });
  }

  /** Be done with it at once. */
  skip = (): void => {
    for (const one of this.#running) one.finish();
    this.#running = [];
  };

  #lie(board: HTMLElement): Map<string, Lay[]> {
    const found = new Map<string, Lay[]>();
    for (const [name, things] of byName(board))
      found.set(
        name,
        things.map((thing) => ({
          box: thing.getBoundingClientRect(),
          face: thing.dataset.face ?? '',
        })),
      );
    return found;
  }

  #send(thing: HTMLElement, from: Lay | undefined, delay: number): boolean {
    const box = thing.getBoundingClientRect();
    if (box.width === 0) return false;
    if (!moves()) {
      thing.classList.add('fresh');
      setTimeout(() => thing.classList.remove('fresh'), 1000);
      return false;
    }
    let frames = ARRIVALS[thing.dataset.enter ?? 'deal'] ?? [];
    if (from && from.box.width > 0)
      frames =
        from.face !== (thing.dataset.face ?? '') && near(from.box, box)
          ? (ARRIVALS.flip ?? [])
          : [
              { translate: `${from.box.left - box.left}px ${from.box.top - box.top}px` },
              { translate: '0 4px', offset: 0.85 },
              { translate: '0 0' },
            ];
    this.#running.push(
      thing.animate(frames, {
        duration: thing.dataset.enter === 'tumble' && !from ? 2 * MOVE : MOVE,
        delay,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        fill: 'backwards',
      }),
    );
    return true;
  }
}

function byName(board: HTMLElement): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const thing of board.querySelectorAll<HTMLElement>('[data-move]')) {
    const name = thing.dataset.move ?? '';
    found.set(name, [...(found.get(name) ?? []), thing]);
  }
  return found;
}

function near(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.left - other.left) < 3 && Math.abs(one.top - other.top) < 3;
}

/** Whether the thing lies where one of its name lay; that one is used up. */
function take(old: Lay[], thing: HTMLElement): boolean {
  const box = thing.getBoundingClientRect();
  const at = old.findIndex((lay) => near(lay.box, box) && lay.face === (thing.dataset.face ?? ''));
  if (at < 0) return false;
  old.splice(at, 1);
  return true;
}
