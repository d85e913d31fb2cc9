// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doubleTap } from '@/lib/player/controls/double-tap';
import type { FeatureContext } from '@/lib/player/session/feature';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const root = document.createElement('section');
  root.innerHTML = '<div class="plyr__video-wrapper"><video></video></div><button></button>';
  root.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
  const media = root.querySelector('video') as HTMLVideoElement;
  media.currentTime = 40;
  const seek = vi.fn();
  const stop = doubleTap.attach?.({ handle: { root, media, seek } } as unknown as FeatureContext);
  const tap = (clientX: number, on: Element = media, pointerType = 'touch') =>
    on.dispatchEvent(
      Object.assign(new Event('pointerup', { bubbles: true }), { clientX, pointerType }),
    );
  return { root, media, seek, stop, tap };
}

test('two taps at the left go ten seconds back, at the right ten seconds on, and say so', () => {
  const { tap, seek, root } = open();
  tap(20);
  expect(seek).not.toHaveBeenCalled();
  tap(20);
  expect(seek).toHaveBeenLastCalledWith(30);
  expect(root.querySelector('.player-jump')?.textContent).toBe('« 10 s');
  tap(280);
  tap(280);
  expect(seek).toHaveBeenLastCalledWith(50);
  vi.advanceTimersByTime(700);
  expect(root.querySelector('.player-jump')).toBeNull();
});

test('taps in the middle, on a button or with a mouse are none of it', () => {
  const { tap, seek, root } = open();
  for (let time = 0; time < 2; time += 1) {
    tap(150);
    tap(20, root.querySelector('button') as Element);
    tap(20, undefined, 'mouse');
  }
  expect(seek).not.toHaveBeenCalled();
});

test('two taps are no double click, by which the film would fill the screen', () => {
  const { tap, root, media } = open();
  const heard = vi.fn();
  root.addEventListener('dblclick', heard);
  media.dispatchEvent(new Event('dblclick', { bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
  tap(20);
  tap(20);
  media.dispatchEvent(new Event('dblclick', { bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
});
