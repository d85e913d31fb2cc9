// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepControls } from '@/lib/player/plyr/open-plyr';
import type { Plyr } from '@/lib/player/plyr/plyr';

test('controls stay while the focus is inside them, and may go when it has left', () => {
  vi.useFakeTimers();
  const root = document.createElement('div');
  root.innerHTML = '<button></button>';
  const toggle = vi.fn((show?: boolean) => show === true);
  const player = { playing: true, toggleControls: toggle } as unknown as Plyr;
  let focused: Element | null = root.firstElementChild;
  root.querySelector = (() => focused) as typeof root.querySelector;
  const stop = keepControls(player, root);
  player.toggleControls(false);
  expect(toggle).toHaveBeenLastCalledWith(true);
  focused = null;
  root.dispatchEvent(new Event('focusout'));
  vi.runAllTimers();
  expect(toggle).toHaveBeenLastCalledWith(false);
  stop();
  vi.useRealTimers();
});
