import { beforeEach, expect, it, vi } from 'vitest';
import { guardKey, guardWindow, recoverChunks } from '@/lib/navigation/chunks/recover-chunks';
import { chunkFailure, chunkFolder } from '@/lib/next-internals/scripts.mjs';

class Script {
  remove = vi.fn();
  constructor(public src: string) {}
}
const listeners = new Map<string, (event: object) => void>();
const pause = 500;
const reload = vi.fn();
const ask = vi.fn();
const assign = vi.fn();
const chunk = { target: new Script('https://films.example/_next/static/chunks/a.js') };
const rejection = { reason: Object.assign(new Error('lost'), { name: 'ChunkLoadError' }) };
const stored = new Map<string, string>();
const open = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
/** Media elements of the page. */
let media: { paused: boolean; error?: object }[] = [];
/** Whether the second player of the page has been pressed. */
let isPressed = false;
const players = [{ matches: () => false }, { matches: () => isPressed }];
const history = { state: { __NA: true }, replaceState: vi.fn() };
/** Installs the script in a new window at this path. */
function enter(path: string, storage: object = open, onLine = true) {
  const location = { href: `https://films.example${path}`, reload, assign };
  const addEventListener = (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener);
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('history', history);
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector.startsWith('video') ? media : players),
  });
  // From its source, as it is inlined into the page.
  const next = JSON.stringify({ folder: chunkFolder, failure: chunkFailure });
  new Function(`(${recoverChunks})(${guardWindow}, '${guardKey}', ${next})`)();
}
const hear = (event: object, name: string) => listeners.get(name)?.(event);
/** Reports a failure, and waits until the page would have been left. */
const fail = async (event: object = chunk, name = 'error') => {
  hear(event, name);
  await vi.advanceTimersByTimeAsync(pause);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
  for (const spy of [reload, assign, chunk.target.remove, history.replaceState]) spy.mockClear();
  media = [];
  isPressed = false;
  ask.mockReset().mockResolvedValue(undefined);
  stored.clear();
});

it('reloads each path once within 10,000 ms, and again after', async () => {
  enter('/vod');
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(JSON.parse(stored.get(guardKey) ?? '')).toEqual({ '/vod': 15_000 });
  vi.setSystemTime(14_999);
  expect(chunk.target.remove).not.toHaveBeenCalled();
  hear(chunk, 'error');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(chunk.target.remove).toHaveBeenCalledTimes(1);
  vi.setSystemTime(15_000);
  await fail();
  enter('/shop');
  await fail();
  expect(reload).toHaveBeenCalledTimes(3);
});

it('does not reload if the site is unreachable, and removes all scripts', async () => {
  ask.mockRejectedValue(new TypeError('network'));
  enter('/vod');
  hear(chunk, 'error');
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(chunk.target.remove).toHaveBeenCalledTimes(2);
});

it('does not break off a film that plays, also one that has started since', async () => {
  enter('/vod');
  media = [{ paused: false }];
  await fail();
  expect(stored.size).toBe(0);
  media = [{ paused: true }, { paused: false, error: {} }];
  hear(chunk, 'error');
  media = [{ paused: false }];
  await vi.advanceTimersByTimeAsync(pause);
  expect(chunk.target.remove).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the press on a film over the reload', async () => {
  enter('/vod');
  isPressed = true;
  hear(chunk, 'error');
  isPressed = false;
  await vi.advanceTimersByTimeAsync(pause);
  expect(history.replaceState).toHaveBeenCalledWith({ __NA: true, pressedPlayer: 1 }, '');
  expect(reload).toHaveBeenCalledOnce();
});

it('loads the target of the navigation that needed the script', async () => {
  enter('/vod');
  const heading = { from: 'https://films.example/vod', to: 'https://films.example/shop' };
  Object.assign(window, { bobineHeading: heading });
  // At once, before the router adds the address to the history a second time.
  hear(rejection, 'unhandledrejection');
  expect(assign).toHaveBeenCalledWith('https://films.example/shop');
  await vi.advanceTimersByTimeAsync(pause);
  expect(assign).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  [{ target: new Script('https://elsewhere.example/ima3.js') }, 'error'],
  [{ target: {}, error: new TypeError('wrong') }, 'error'],
  [{ reason: new Error('wrong') }, 'unhandledrejection'],
  [{ reason: undefined }, 'unhandledrejection'],
])('ignores %o', async (event, name) => {
  enter('/vod');
  await fail(event, name);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once for several failures, after a pause', async () => {
  enter('/vod');
  hear(chunk, 'error');
  hear(rejection, 'unhandledrejection');
  hear(chunk, 'error');
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(chunk.target.remove).not.toHaveBeenCalled();
});

it('does not reload while the visitor goes back, unless that fails', async () => {
  enter('/vod');
  hear(chunk, 'error');
  hear({}, 'beforeunload');
  await vi.advanceTimersByTimeAsync(9999);
  expect(reload).not.toHaveBeenCalled();
  // The navigation has failed.
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
