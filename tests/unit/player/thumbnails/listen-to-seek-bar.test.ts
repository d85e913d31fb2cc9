// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyboardHold, listenToSeekBar } from '@/lib/player/thumbnails/listen-to-seek-bar';

const seekBar = document.createElement('input');
seekBar.type = 'range';
seekBar.max = '200';

let film = { share: 0, move: () => {} };
const actions = {
  pointAt: vi.fn(),
  showShare: vi.fn(),
  hide: vi.fn(),
  readShare: () => film.share,
  subscribe: (listener: () => void) => {
    film.move = listener;
    return () => {
      film.move = () => {};
    };
  },
};
let stop = () => {};

const fire = (type: string, more: object = {}) =>
  seekBar.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', ...more }));
const runTo = (share: number) => {
  film.share = share;
  film.move();
};
const drag = (value: string) => {
  seekBar.value = value;
  fire('input');
};

beforeEach(() => {
  vi.useFakeTimers();
  film = { share: 0, move: () => {} };
  stop = listenToSeekBar(seekBar, actions);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it.each(['pointerenter', 'pointermove', 'pointerdown'])('points at the mouse on %s', (type) => {
  fire(type, { clientX: 450 });
  expect(actions.pointAt.mock.calls).toEqual([[450]]);
  fire('pointerleave');
  expect(actions.hide).toHaveBeenCalledOnce();
});

it('follows a finger while it presses, and not one that hovers', () => {
  fire('pointermove', { clientX: 450, pointerType: 'touch', buttons: 0 });
  expect(actions.pointAt).not.toHaveBeenCalled();
  fire('touchstart', { touches: [{ clientX: 450 }] });
  fire('touchmove', { touches: [{ clientX: 575 }] });
  expect(actions.pointAt.mock.calls).toEqual([[450], [575]]);
  fire('touchend', { touches: [] });
  expect(actions.hide).toHaveBeenCalledOnce();
});

it('leaves the place to the mouse while it is over the bar', () => {
  fire('pointermove', { clientX: 450 });
  drag('100');
  fire('change');
  expect(actions.showShare).not.toHaveBeenCalled();
  expect(actions.hide).not.toHaveBeenCalled();
});

it('follows the bar while a mouse drags on beside it, until it is let go', () => {
  fire('pointermove', { clientX: 450 });
  fire('pointerleave');
  actions.hide.mockClear();
  drag('150');
  expect(actions.showShare.mock.calls).toEqual([[0.75]]);
  fire('change');
  expect(actions.hide).toHaveBeenCalledOnce();
});

it('stays for a second and a half after the last key, also when the bar has changed', () => {
  fire('keydown', { key: 'ArrowRight' });
  vi.advanceTimersByTime(1000);
  fire('keydown', { key: 'End' });
  fire('change');
  vi.advanceTimersByTime(keyboardHold - 1);
  expect(actions.hide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(actions.hide).toHaveBeenCalledOnce();
  expect(keyboardHold).toBe(1500);
});

it('follows the film as long as it stays, and no longer', () => {
  fire('keydown', { key: 'ArrowRight' });
  runTo(0.3);
  expect(actions.showShare.mock.calls).toEqual([[0], [0.3]]);
  vi.advanceTimersByTime(keyboardHold);
  runTo(0.4);
  expect(actions.showShare).toHaveBeenCalledTimes(2);
});

it('does not stir when the film runs by itself, nor at keys that do not seek', () => {
  runTo(0.3);
  for (const key of ['m', 'Tab', 'Enter']) fire('keydown', { key });
  expect(actions.showShare).not.toHaveBeenCalled();
});

it('shows where the film is to a keyboard’s focus, not to a mouse’s, and goes with it', () => {
  const visible = vi.spyOn(seekBar, 'matches').mockReturnValue(false);
  fire('focus');
  expect(actions.showShare).not.toHaveBeenCalled();
  visible.mockReturnValue(true);
  fire('focus');
  expect(actions.showShare.mock.calls).toEqual([[0]]);
  fire('blur');
  expect(actions.hide).toHaveBeenCalledOnce();
});

it('hears nothing and waits for nothing once it has stopped', () => {
  fire('keydown', { key: 'ArrowRight' });
  stop();
  expect(vi.getTimerCount()).toBe(0);
  fire('pointermove', { clientX: 450 });
  runTo(0.9);
  drag('20');
  expect(actions.pointAt).not.toHaveBeenCalled();
  expect(actions.showShare).toHaveBeenCalledTimes(1);
});

it('stays with the keyboard where the page is scrolled under a mouse at rest', () => {
  const rest = { clientX: 450, movementX: 0, movementY: 0, buttons: 0 };
  fire('keydown', { key: 'ArrowRight' });
  fire('pointerenter', rest);
  fire('pointerleave', rest);
  expect(actions.pointAt).not.toHaveBeenCalled();
  expect(actions.hide).not.toHaveBeenCalled();
  fire('pointermove', { ...rest, movementX: 3 });
  expect(actions.pointAt.mock.calls).toEqual([[450]]);
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('shows nothing for an arrow with %s', (held) => {
  fire('keydown', { key: 'ArrowLeft', [held]: true });
  expect(actions.showShare).not.toHaveBeenCalled();
});
