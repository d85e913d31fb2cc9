// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { watchModes } from '@/lib/player/session/run-source';
import { createStore } from '@/lib/player/state/create-store';

function open() {
  const root = document.createElement('div');
  const media = document.createElement('video');
  root.append(media);
  const store = createStore();
  return { media, store, stop: watchModes(root, store) };
}

test.each([
  ['enterfullscreen', 'exitfullscreen', 'fullscreen'],
  ['enterpictureinpicture', 'leavepictureinpicture', 'pip'],
] as const)('%s and %s are told, though they do not bubble', (enter, leave, mode) => {
  const { media, store } = open();
  media.dispatchEvent(new Event(enter));
  expect(store.read()).toMatchObject({ fullscreen: false, pip: false, [mode]: true });
  media.dispatchEvent(new Event(leave));
  expect(store.read()[mode]).toBe(false);
});

test('a player that is gone is in no window of its own, and nothing is told of it', () => {
  const { media, store, stop } = open();
  media.dispatchEvent(new Event('enterpictureinpicture'));
  stop();
  expect(store.read().pip).toBe(false);
  media.dispatchEvent(new Event('enterfullscreen'));
  expect(store.read().fullscreen).toBe(false);
});
