import { afterEach, describe, expect, test, vi } from 'vitest';
import { doubleTap } from '@/lib/player/controls/double-tap';
import { createLiveMessage, listenToKeys } from '@/lib/player/controls/listen-to-keys';
import type { FeatureContext, PlayerHandle } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/player-store';
import messages from '@/messages/fr.json';

// @vitest-environment jsdom

afterEach(() => void vi.useRealTimers());
const inside = `<button></button><input type="search"><dialog></dialog><menu role="menu"></menu>
  <input type="range" data-plyr="seek"><input type="range" class="volume">`;

function setUp(film: { transferRate?: number } = {}, waits?: () => boolean) {
  const root = document.createElement('div');
  root.innerHTML = inside;
  document.body.replaceChildren(root);
  const store = createStore({ status: 'playing', currentTime: 20, duration: 60, volume: 0.5 });
  const doubles = { play: vi.fn(), pause: vi.fn(), seek: vi.fn(), setSpeed: vi.fn() };
  const more = { setVolume: vi.fn(), setMuted: vi.fn(), toggleFullscreen: vi.fn() };
  const rest = { toggleCaptions: vi.fn<() => boolean | undefined>() };
  const handle = { root, store, ...doubles, ...more, ...rest } satisfies PlayerHandle;
  const showHelp = vi.fn();
  const told = { words: messages.Player, locale: 'fr' as const };
  const keys = listenToKeys(root, waits ?? (() => false));
  const join = () =>
    keys.activate({ handle, showHelp, film: { slug: 'film', directors: '', ...film }, ...told });
  const stop = waits ? () => {} : join();
  function press(key: string, on: string | Element = root, held = {}) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    (typeof on === 'string' ? root.querySelector(on) : on)?.dispatchEvent(event);
    return event.defaultPrevented;
  }
  const sign = () => root.querySelector('[role=status]');
  const said = (part = sign()) => part?.textContent?.replace(/\s/g, ' ');
  return { handle, store, showHelp, join, stop, close: keys.close, press, sign, said };
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

test('outside the player, in a field and in the list of keys they do nothing', () => {
  const { handle, press } = setUp();
  for (const on of [document.body, 'input[type=search]', 'dialog']) press('k', on);
  expect(handle.pause).not.toHaveBeenCalled();
});

test('keys with a modifier belong to the browser, others to nobody', () => {
  const { press } = setUp();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('f', undefined, { [held]: true })).toBe(false);
  expect([press('Tab'), press('toString')]).toEqual([false, false]);
});

test('a button keeps the space bar, menus and sliders their arrows; on the seek bar all seek', () => {
  const { handle, press } = setUp();
  expect(press(' ', 'button')).toBe(false);
  press('k', 'button');
  expect(handle.pause).toHaveBeenCalledOnce();
  expect([press('ArrowDown', 'menu'), press('ArrowUp', '.volume')]).toEqual([false, false]);
  press('ArrowUp', 'input[data-plyr]');
  press('ArrowDown', 'input[data-plyr]');
  expect(handle.seek.mock.calls).toEqual([[25], [15]]);
});

test('louder unmutes from silence, and > stays at the last of the listed speeds', () => {
  const { handle, store, press } = setUp();
  store.write({ muted: true, speed: 2 });
  press('ArrowUp');
  press('>');
  expect(handle.setVolume).toHaveBeenCalledWith(0.05);
  expect(handle.setSpeed).toHaveBeenLastCalledWith(2);
});

test('? shows the keys, and nothing is heard once the player is gone', () => {
  const { handle, showHelp, stop, press } = setUp();
  press('?');
  stop();
  press('m');
  expect(showHelp).toHaveBeenCalledOnce();
  expect(handle.setMuted).not.toHaveBeenCalled();
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
  expect([press('l'), press('k')]).toEqual([true, true]);
  expect(handle.pause).not.toHaveBeenCalled();
  join()();
  join();
  expect(handle.seek).toHaveBeenCalledExactlyOnceWith(30);
  expect(handle.pause).toHaveBeenCalledOnce();
  expect(handle.seek).toHaveBeenCalledBefore(handle.pause);
});

test('between two sources keys are kept; where nothing is to come they are the page’s', () => {
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

test.each([
  ['m', 'Son coupé'],
  ['ArrowUp', 'Volume 55 %'],
  ['>', 'Vitesse 1,25×'],
  ['c', 'Sous-titres affichés'],
])('what %s has changed is said: %s', (key, words) => {
  const { handle, store, press, said } = setUp();
  handle.setSpeed.mockImplementation((speed) => store.write({ speed }));
  handle.toggleCaptions.mockReturnValue(true);
  press(key);
  expect(said()).toBe(words);
});

test('the speed of a silent film is said in pictures, for the eye and in full', () => {
  const { handle, store, press, sign, said } = setUp({ transferRate: 24 });
  handle.setSpeed.mockImplementation((speed) => store.write({ speed }));
  press('<');
  expect(handle.setSpeed).toHaveBeenCalledExactlyOnceWith(0.8333);
  const [seen, heard] = sign()?.children ?? [];
  expect(seen && said(seen)).toBe('Vitesse 20 i/s');
  expect(seen?.getAttribute('aria-hidden')).toBe('true');
  expect(heard && said(heard)).toBe('Vitesse 20 images par seconde');
});

test('what leads through the film, which says so itself, is not said, nor captions that are not there', () => {
  const { press, said } = setUp();
  for (const key of ['k', 'l', 'ArrowLeft', 'End', 'f', '?', 'c']) press(key);
  expect(said()).toBe('');
});

test('what is said stands for a second in a place that is there before', () => {
  vi.useFakeTimers();
  const root = document.createElement('div');
  const { say } = createLiveMessage(root);
  expect(root.firstElementChild?.getAttribute('role')).toBe('status');
  say({ label: 'Son coupé' });
  vi.advanceTimersByTime(1000);
  expect(root.textContent).toBe('Son coupé');
  say({ label: 'Son rétabli' });
  vi.advanceTimersByTime(1000);
  expect(root.textContent).toBe('Son rétabli');
  vi.advanceTimersByTime(1000);
  expect(root.textContent).toBe('');
});

describe('two taps', () => {
  function open() {
    vi.useFakeTimers();
    const root = document.createElement('section');
    root.innerHTML = '<div class="plyr__video-wrapper"><video></video></div><button></button>';
    root.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
    const media = root.querySelector('video') as HTMLVideoElement;
    media.currentTime = 40;
    const seek = vi.fn();
    doubleTap.attach?.({ handle: { root, media, seek } } as unknown as FeatureContext);
    const tap = (clientX: number, on: Element = media, pointerType = 'touch') =>
      on.dispatchEvent(
        Object.assign(new Event('pointerup', { bubbles: true }), { clientX, pointerType }),
      );
    return { root, media, seek, tap };
  }

  test('at the left go ten seconds back, at the right ten seconds on, and say so', () => {
    const { tap, seek, root } = open();
    tap(20);
    expect(seek).not.toHaveBeenCalled();
    tap(20);
    expect(root.querySelector('.player-jump')?.textContent).toBe('« 10 s');
    tap(280);
    tap(280);
    expect(seek.mock.calls).toEqual([[30], [50]]);
    vi.advanceTimersByTime(700);
    expect(root.querySelector('.player-jump')).toBeNull();
  });

  test('in the middle, on a button or with a mouse do nothing', () => {
    const { tap, seek, root } = open();
    for (let time = 0; time < 2; time += 1) {
      tap(150);
      tap(20, root.querySelector('button') as Element);
      tap(20, undefined, 'mouse');
    }
    expect(seek).not.toHaveBeenCalled();
  });

  test('are no double click, by which the film would fill the screen', () => {
    const { tap, root, media } = open();
    const heard = vi.fn();
    root.addEventListener('dblclick', heard);
    const click = () => media.dispatchEvent(new Event('dblclick', { bubbles: true }));
    click();
    tap(20);
    tap(20);
    click();
    expect(heard).toHaveBeenCalledOnce();
  });
});
