// Whatever explains itself: `data-about` names cards, `data-tip` holds words, and the action
// `explains` works its words out when they are wanted.  `parts/Tip.svelte` shows them.
import { untrack } from 'svelte';

export interface Explanation {
  title?: string;
  lines?: string[];
  /** Cards that are told with all their facts. */
  cards?: string[];
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

const MARKED = '[data-about], [data-tip], [data-explains]';
const given = new WeakMap<Element, Explains>();

/** What explains itself here, if anything does; the innermost thing counts. */
export const marked = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(MARKED) : null;

/** The cards that are meant; a stack may hold two of a kind. */
export function cardsNamed(on: HTMLElement): string[] {
  const ids = (on.dataset.about ?? '').split(' ');
  return ids.filter((id, i) => id !== '' && ids.indexOf(id) === i);
}

function explanation(on: HTMLElement): Explanation | null {
  const own = given.get(on);
  if (own) return own.say();
  const words = on.dataset.tip;
  return { cards: cardsNamed(on), lines: words ? [words] : [] };
}

/** The one explanation that is shown, and beside what; it follows the table while it is read. */
class Shown {
  node: HTMLElement | null = $state.raw(null);
  #changes = $state(0);
  readonly what: Explanation | null = $derived.by(() => {
    void this.#changes;
    return this.node === null ? null : explanation(this.node);
  });

  show(on: HTMLElement): void {
    if (on.isConnected && !document.querySelector('dialog[open]')) this.node = on;
  }

  hide(): void {
    this.node = null;
  }

  /** What is said beside it is another now. */
  changed(): void {
    this.#changes += 1;
  }
}

export const shown = new Shown();
export const fullOf = (on: HTMLElement): (() => void) | undefined => given.get(on)?.full;
export const isShownByClick = (on: HTMLElement): boolean => given.get(on)?.click === true;
/** Whether there is more to open than words. */
export const hasMore = (on: HTMLElement): boolean => given.has(on) || !!on.dataset.about;

export function explains(node: HTMLElement, first: Explains) {
  given.set(node, first);
  node.dataset.explains = '';
  return {
    update(next: Explains) {
      given.set(node, next);
      untrack(() => shown.node === node && shown.changed());
    },
    destroy() {
      given.delete(node);
      if (shown.node === node) shown.hide();
    },
  };
}
