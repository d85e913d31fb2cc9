// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cast } from '@/lib/player/controls/cast';
import { controls, shortcutRows } from '@/lib/player/controls/controls';
import { doubleTap } from '@/lib/player/controls/double-tap';
import { listenToKeys } from '@/lib/player/controls/listen-to-keys';
import type { FeatureContext, PlayerHandle } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/player-store';
import messages from '@/messages/fr.json';

const elements = `<button></button><input type="search"><dialog></dialog><menu role="menu"></menu>
  <input type="range" data-plyr="seek"><input type="range" class="volume">`;

const source = {
  ...{ type: 'video' as const, title: '', autoplay: false, sources: [] },
  tracks: [{ kind: 'chapters' as const, srclang: 'fr', src: '/chapters.vtt' }],
};

function setUp(film: { transferRate?: number } = {}, waits?: () => boolean) {
  const root = document.createElement('div');
  root.innerHTML = elements;
  document.body.replaceChildren(root);
  const store = createStore({ status: 'playing', currentTime: 20, duration: 60, volume: 0.5 });
  const handle = {
    ...{ root, store, play: vi.fn(), pause: vi.fn(), seek: vi.fn(), setSpeed: vi.fn() },
    ...{ setVolume: vi.fn(), setMuted: vi.fn(), toggleFullscreen: vi.fn() },
    toggleCaptions: vi.fn<() => boolean | undefined>(),
    shownTrack: () => undefined,
  } satisfies PlayerHandle;
  const [showHelp, playNext] = [vi.fn(), vi.fn()];
  const commands = { showHelp, playNext, showPanel: vi.fn() };
  const context = { ...commands, source, messages: messages.Player, locale: 'fr' as const };
  const keys = listenToKeys(root, waits ?? (() => false));
  const activate = () =>
    keys.activate({ handle, film: { slug: 'film', artist: '', ...film }, ...context });
  const stop = waits ? () => {} : activate();
  function press(key: string, on: string | Element = root, held = {}) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    (typeof on === 'string' ? root.querySelector(on) : on)?.dispatchEvent(event);
    return event.defaultPrevented;
  }
  const message = () => root.querySelector('[role=status]');
  const announced = (part = message()) => part?.textContent?.replace(/\s/g, ' ');
  return {
    handle,
    store,
    showHelp,
    playNext,
    activate,
    stop,
    close: keys.close,
    press,
    message,
    announced,
  };
}

type Does = Exclude<keyof PlayerHandle, 'root' | 'media' | 'store' | 'shownTrack' | 'streamTracks'>;

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
])('the key %s calls %s, and does not scroll the page', (key, does, given) => {
  const { handle, press } = setUp();
  expect(press(key)).toBe(true);
  expect(handle[does]).toHaveBeenCalledExactlyOnceWith(...(given === undefined ? [] : [given]));
});

test('Ctrl and an arrow go to a chapter and name it', async () => {
  const file = 'WEBVTT\n\n00:00.000 --> 00:30.000\nLignes\n\n00:30.000 --> 00:50.000\nCercles\n';
  vi.stubGlobal('fetch', async () => new Response(file));
  const { handle, store, press, announced } = setUp();
  handle.seek.mockImplementation((currentTime) => store.write({ currentTime }));
  for (const [key, name] of [
    ['ArrowRight', 'Cercles'],
    ['ArrowLeft', 'Lignes'],
  ] as const) {
    expect(press(key, undefined, { ctrlKey: true })).toBe(true);
    await expect.poll(() => announced()).toBe(name);
  }
  expect(handle.seek.mock.calls).toEqual([[30], [0]]);
});

test('keys do nothing outside the player, in a field and in a dialog', () => {
  const { handle, press } = setUp();
  for (const on of [document.body, 'input[type=search]', 'dialog']) press('k', on);
  expect(handle.pause).not.toHaveBeenCalled();
});

test('keys with a modifier, and unknown ones, are left to the browser', () => {
  const { press } = setUp();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('f', undefined, { [held]: true })).toBe(false);
  expect([press('Tab'), press('toString')]).toEqual([false, false]);
});

test('a button handles the space bar, menus and sliders the arrows; on the seek bar all arrows seek', () => {
  const { handle, press } = setUp();
  expect(press(' ', 'button')).toBe(false);
  press('k', 'button');
  expect(handle.pause).toHaveBeenCalledOnce();
  expect([press('ArrowDown', 'menu'), press('ArrowUp', '.volume')]).toEqual([false, false]);
  press('ArrowUp', 'input[data-plyr]');
  press('ArrowDown', 'input[data-plyr]');
  expect(handle.seek.mock.calls).toEqual([[25], [15]]);
});

test('? shows the shortcuts, and a closed player handles no keys', () => {
  const { handle, showHelp, stop, press } = setUp();
  press('?');
  stop();
  press('m');
  expect(showHelp).toHaveBeenCalledOnce();
  expect(handle.setMuted).not.toHaveBeenCalled();
});

test('comma and full stop pause and step one frame of the film’s rate', () => {
  const { press, handle } = setUp();
  press(',');
  expect(handle.pause).toHaveBeenCalledOnce();
  expect(handle.seek).toHaveBeenLastCalledWith(20 - 1 / 25);
  const silent = setUp({ transferRate: 18 });
  silent.press('.');
  expect(silent.handle.seek).toHaveBeenLastCalledWith(20 + 1 / 18);
});

test('keys pressed before the player is ready run once, in order, when it is', () => {
  const { handle, press, activate } = setUp({}, () => true);
  expect([press('l'), press('k')]).toEqual([true, true]);
  expect(handle.pause).not.toHaveBeenCalled();
  activate()();
  activate();
  expect(handle.seek).toHaveBeenCalledExactlyOnceWith(30);
  expect(handle.pause).toHaveBeenCalledOnce();
  expect(handle.seek).toHaveBeenCalledBefore(handle.pause);
});

test.each([
  ['m', 'Son coupé'],
  ['ArrowUp', 'Volume 55 %'],
  ['>', 'Vitesse 1,25×'],
  ['c', 'Sous-titres affichés'],
])('the key %s announces “%s”', (key, words) => {
  const { handle, store, press, announced } = setUp();
  handle.setSpeed.mockImplementation((speed) => store.write({ speed }));
  handle.toggleCaptions.mockReturnValue(true);
  press(key);
  expect(announced()).toBe(words);
});

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

test('doubleTap seeks ten seconds back at the left, on at the right, and shows it', () => {
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

test('doubleTap stops the double click that would toggle full screen', () => {
  const { tap, root, media } = open();
  const onDoubleClick = vi.fn();
  root.addEventListener('dblclick', onDoubleClick);
  const click = () => media.dispatchEvent(new Event('dblclick', { bubbles: true }));
  click();
  tap(20);
  tap(20);
  click();
  expect(onDoubleClick).toHaveBeenCalledOnce();
});

test('the button for another device is shown while one is there, or cannot be looked for', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<div class="plyr__controls"><div class="plyr__menu"></div></div>';
  const reason = new DOMException('', 'NotSupportedError');
  const watchAvailability = vi.fn<(show: (found: boolean) => void) => Promise<number>>();
  const remote = { watchAvailability, prompt: vi.fn(async () => {}) };
  const attach = () =>
    cast.attach?.({
      handle: { root, media: { remote } },
      messages: messages.Player,
    } as unknown as FeatureContext);
  watchAvailability.mockResolvedValueOnce(1).mockRejectedValueOnce(reason);
  attach();
  const [button] = root.querySelectorAll('button');
  expect(button?.hidden).toBe(true);
  watchAvailability.mock.calls[0]?.[0](true);
  expect(button?.hidden).toBe(false);
  button?.click();
  expect(remote.prompt).toHaveBeenCalledOnce();
  attach();
  await expect.poll(() => root.querySelectorAll('button')[1]?.hidden).toBe(false);
});

test('the shortcut list names every key, and leaves out picture controls for audio', () => {
  const keys = controls.flatMap((control) => Object.keys(control.keys ?? {}));
  expect(keys).toEqual([...new Set(keys)]);
  for (const { keys, row } of controls) expect(Boolean(row)).toBe(Boolean(keys));
  const { keysMute, keysCaptions, keysFullscreen } = messages.Player;
  const does = shortcutRows(messages.Player, false).map((row) => row.description);
  expect(does).toContain(keysMute);
  for (const picture of [keysCaptions, keysFullscreen]) expect(does).not.toContain(picture);
});
