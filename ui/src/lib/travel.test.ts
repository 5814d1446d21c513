import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { Travel } from './travel';

type Sent = { of: string; frames: Keyframe[] };

function thing(name: string, left: number, face = ''): HTMLElement {
  const made = document.createElement('i');
  made.dataset.move = name;
  made.dataset.face = face;
  made.getBoundingClientRect = () => new DOMRect(left, 0, 10, 10);
  return made;
}

function between(before: HTMLElement[], after: HTMLElement[]): Sent[] {
  const sent: Sent[] = [];
  const board = document.createElement('div');
  board.append(...before);
  const travel = new Travel();
  travel.look(board);
  for (const one of after)
    one.animate = ((frames: Keyframe[]) => {
      sent.push({ of: one.dataset.move ?? '', frames });
      return { finished: Promise.resolve(), finish: () => undefined };
    }) as unknown as HTMLElement['animate'];
  board.replaceChildren(...after);
  travel.go(board);
  return sent;
}

describe('things that travel', () => {
  afterEach(() => {
    settings.motion = 'system';
    vi.unstubAllGlobals();
  });
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );

  it('sends the one coin that changed hands, and leaves the others', () => {
    settings.motion = 'full';
    const sent = between(
      [thing('coin', 0), thing('coin', 10), thing('coin', 20)],
      [thing('coin', 0), thing('coin', 10), thing('coin', 200)],
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]?.frames[0]).toEqual({ translate: '-180px 0px' });
  });

  it('turns over what shows another face in its place', () => {
    settings.motion = 'full';
    const sent = between([thing('card-key', 5)], [thing('card-key', 5, 'turned')]);
    expect(sent[0]?.frames[0]).toEqual({ transform: 'rotateY(90deg)' });
  });

  it('moves nothing for who wants no motion, and marks it instead', () => {
    settings.motion = 'none';
    const arrived = thing('card-key', 90);
    expect(between([thing('card-key', 5)], [arrived])).toHaveLength(0);
    expect(arrived.classList.contains('fresh')).toBe(true);
  });
});
