// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { attachKeys } from '@/lib/player/keys/attach-keys';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/create-store';

function setUp() {
  const root = document.createElement('div');
  root.innerHTML = '<button></button><input type="search"><dialog></dialog>';
  document.body.replaceChildren(root);
  const store = createStore({ status: 'playing', currentTime: 20, duration: 60, volume: 0.5 });
  const doubles = { play: vi.fn(), pause: vi.fn(), seek: vi.fn(), setSpeed: vi.fn() };
  const more = { setVolume: vi.fn(), setMuted: vi.fn(), toggleFullscreen: vi.fn() };
  const rest = { togglePip: vi.fn(), toggleCaptions: vi.fn() };
  const handle: PlayerHandle = { root, store, ...doubles, ...more, ...rest };
  const showHelp = vi.fn();
  const stop = attachKeys(handle, { showHelp });
  function press(key: string, on: Element | null = root) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    on?.dispatchEvent(event);
    return event.defaultPrevented;
  }
  return { root, handle, store, showHelp, stop, press };
}

test('keys work inside the player and the page does not scroll for them', () => {
  const { handle, press } = setUp();
  expect(press('ArrowRight')).toBe(true);
  expect(handle.seek).toHaveBeenCalledWith(25);
  press('5');
  expect(handle.seek).toHaveBeenLastCalledWith(30);
  press('k');
  expect(handle.pause).toHaveBeenCalled();
});

test('outside the player, in a field and in the overlay they do nothing', () => {
  const { root, handle, press } = setUp();
  press('k', document.body);
  press('k', root.querySelector('input'));
  press('k', root.querySelector('dialog'));
  expect(handle.pause).not.toHaveBeenCalled();
});

test('louder unmutes from nothing: the step is taken from silence', () => {
  const { handle, store, press } = setUp();
  store.write({ muted: true });
  press('ArrowUp');
  expect(handle.setVolume).toHaveBeenCalledWith(0.05);
});

test('< and > go through the listed speeds and stay at their ends', () => {
  const { handle, store, press } = setUp();
  press('>');
  expect(handle.setSpeed).toHaveBeenLastCalledWith(1.25);
  store.write({ speed: 2 });
  press('>');
  expect(handle.setSpeed).toHaveBeenLastCalledWith(2);
});

test('? shows the keys, and nothing is heard after the clean-up', () => {
  const { handle, showHelp, stop, press } = setUp();
  press('?');
  stop();
  press('m');
  expect(showHelp).toHaveBeenCalledOnce();
  expect(handle.setMuted).not.toHaveBeenCalled();
});
