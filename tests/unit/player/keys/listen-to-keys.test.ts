// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { listenToKeys } from '@/lib/player/keys/listen-to-keys';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/create-store';
import messages from '@/messages/fr.json';

const bars = '<input type="range" data-plyr="seek"><input type="range" class="volume">';

function setUp(film: { transferRate?: number } = {}, waits?: () => boolean) {
  const root = document.createElement('div');
  root.innerHTML = `<button></button><input type="search"><dialog></dialog>${bars}<menu role="menu"></menu>`;
  document.body.replaceChildren(root);
  const store = createStore({ status: 'playing', currentTime: 20, duration: 60, volume: 0.5 });
  const doubles = { play: vi.fn(), pause: vi.fn(), seek: vi.fn(), setSpeed: vi.fn() };
  const more = { setVolume: vi.fn(), setMuted: vi.fn(), toggleFullscreen: vi.fn() };
  const rest = { toggleCaptions: vi.fn<() => boolean | undefined>() };
  const handle = { root, store, ...doubles, ...more, ...rest } satisfies PlayerHandle;
  const showHelp = vi.fn();
  const said = { words: messages.Player, locale: 'fr' as const };
  const keys = listenToKeys(root, waits ?? (() => false));
  const join = () =>
    keys.obey({ handle, showHelp, film: { slug: 'film', directors: '', ...film }, ...said });
  const stop = waits ? () => {} : join();
  function press(key: string, on: string | Element = root, held = {}) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    (typeof on === 'string' ? root.querySelector(on) : on)?.dispatchEvent(event);
    return event.defaultPrevented;
  }
  return { root, handle, store, showHelp, join, stop, close: keys.close, press };
}

type Does = Exclude<keyof PlayerHandle, 'root' | 'media' | 'store'>;

test.each<[key: string, does: Does, given?: unknown]>([
  ['k', 'pause'],
  [' ', 'pause'],
  ['j', 'seek', 10],
  ['l', 'seek', 30],
  ['ArrowLeft', 'seek', 15],
  ['ArrowRight', 'seek', 25],
  ['ArrowUp', 'setVolume', 0.55],
  ['ArrowDown', 'setVolume', 0.45],
  ['F', 'toggleFullscreen'],
  ['m', 'setMuted', true],
  ['c', 'toggleCaptions'],
  ['0', 'seek', 0],
  ['7', 'seek', 42],
  ['<', 'setSpeed', 0.75],
  ['>', 'setSpeed', 1.25],
  ['Home', 'seek', 0],
  ['End', 'seek', 60],
])('%s does what it does on YouTube, and the page does not scroll for it', (key, does, given) => {
  const { handle, press } = setUp();
  expect(press(key)).toBe(true);
  expect(handle[does]).toHaveBeenCalledExactlyOnceWith(...(given === undefined ? [] : [given]));
});

test('a film that stands is started', () => {
  const { handle, store, press } = setUp();
  store.write({ status: 'paused' });
  press('k');
  expect(handle.play).toHaveBeenCalledOnce();
});

test('outside the player, in a field and in the overlay they do nothing', () => {
  const { handle, press } = setUp();
  press('k', document.body);
  press('k', 'input[type=search]');
  press('k', 'dialog');
  expect(handle.pause).not.toHaveBeenCalled();
});

test('keys with a modifier belong to the browser, others to nobody', () => {
  const { press } = setUp();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('f', undefined, { [held]: true })).toBe(false);
  expect(press('Tab')).toBe(false);
  expect(press('toString')).toBe(false);
});

test('a focused button keeps the space bar, and gives the letters away', () => {
  const { handle, press } = setUp();
  expect(press(' ', 'button')).toBe(false);
  press('k', 'button');
  expect(handle.pause).toHaveBeenCalledOnce();
});

test('menus and sliders keep their arrows; on the seek bar all arrows seek', () => {
  const { handle, press } = setUp();
  expect(press('ArrowDown', 'menu')).toBe(false);
  expect(press('ArrowUp', '.volume')).toBe(false);
  press('ArrowUp', 'input[data-plyr]');
  expect(handle.seek).toHaveBeenLastCalledWith(25);
  press('ArrowDown', 'input[data-plyr]');
  expect(handle.seek).toHaveBeenLastCalledWith(15);
});

test('louder unmutes from nothing: the step is taken from silence', () => {
  const { handle, store, press } = setUp();
  store.write({ muted: true });
  press('ArrowUp');
  expect(handle.setVolume).toHaveBeenCalledWith(0.05);
});

test('> stays at the last of the listed speeds', () => {
  const { handle, store, press } = setUp();
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

test('on a silent film the speeds are its own projection speeds', () => {
  const { press, handle } = setUp({ transferRate: 24 });
  press('<');
  expect(handle.setSpeed).toHaveBeenCalledExactlyOnceWith(0.8333);
});

test('a comma and a full stop go a picture back and on, with the film stopped', () => {
  const { press, handle } = setUp();
  press(',');
  expect(handle.pause).toHaveBeenCalledOnce();
  expect(handle.seek).toHaveBeenLastCalledWith(20 - 1 / 25);
  const silent = setUp({ transferRate: 18 });
  silent.press('.');
  expect(silent.handle.seek).toHaveBeenLastCalledWith(20 + 1 / 18);
});

test('what is pressed before the player is there is done once, in its order, when it is', () => {
  const { handle, press, join } = setUp({}, () => true);
  expect(press('l')).toBe(true);
  expect(press('k')).toBe(true);
  expect(handle.pause).not.toHaveBeenCalled();
  join()();
  join();
  expect(handle.seek).toHaveBeenCalledExactlyOnceWith(30);
  expect(handle.pause).toHaveBeenCalledOnce();
  expect(handle.seek.mock.invocationCallOrder[0]).toBeLessThan(
    handle.pause.mock.invocationCallOrder[0] ?? 0,
  );
});

test('between two sources keys are kept for the next; where nothing is to come they are the page’s', () => {
  let waits = true;
  const { handle, press, join, close } = setUp({}, () => waits);
  join()();
  press('m');
  waits = false;
  expect(press('k')).toBe(false);
  join();
  expect(handle.setMuted).toHaveBeenCalledOnce();
  expect(handle.pause).not.toHaveBeenCalled();
  close();
  expect(press('k')).toBe(false);
});

describe('what a key has changed is said', () => {
  const signOf = (root: Element) => root.querySelector('[role=status]');
  const said = (element?: Element | null) => element?.textContent?.replace(/\s/g, ' ');

  test.each([
    ['m', 'Son coupé'],
    ['ArrowUp', 'Volume 55 %'],
    ['ArrowDown', 'Volume 45 %'],
    ['>', 'Vitesse 1,25×'],
    ['<', 'Vitesse 0,75×'],
    ['c', 'Sous-titres affichés'],
  ])('%s: %s', (key, words) => {
    const { root, handle, store, press } = setUp();
    handle.setSpeed.mockImplementation((speed) => store.write({ speed }));
    handle.toggleCaptions.mockReturnValue(true);
    press(key);
    expect(said(signOf(root))).toBe(words);
  });

  test('and so is the way back', () => {
    const { root, handle, store, press } = setUp();
    store.write({ muted: true });
    press('m');
    expect(said(signOf(root))).toBe('Son rétabli');
    handle.toggleCaptions.mockReturnValue(false);
    press('c');
    expect(said(signOf(root))).toBe('Sous-titres masqués');
  });

  test('a volume below nothing is nothing', () => {
    const { root, store, press } = setUp();
    store.write({ volume: 0.02 });
    press('ArrowDown');
    expect(said(signOf(root))).toBe('Volume 0 %');
  });

  test('the speed of a silent film in pictures, by the words that its menu has', () => {
    const { root, handle, store, press } = setUp({ transferRate: 24 });
    handle.setSpeed.mockImplementation((speed) => store.write({ speed }));
    press('<');
    const [seen, heard] = signOf(root)?.children ?? [];
    expect(said(seen)).toBe('Vitesse 20 i/s');
    expect(seen?.getAttribute('aria-hidden')).toBe('true');
    expect(said(heard)).toBe('Vitesse 20 images par seconde');
  });

  test('where a film has no captions, nothing', () => {
    const { root, press } = setUp();
    press('c');
    expect(said(signOf(root))).toBe('');
  });

  test('and what leads through the film, which says so itself, is not', () => {
    const { root, press } = setUp();
    for (const key of ['k', 'l', 'ArrowLeft', 'End', 'f', '?']) press(key);
    expect(said(signOf(root))).toBe('');
  });
});
