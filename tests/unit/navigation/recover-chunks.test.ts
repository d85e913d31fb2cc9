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
const kept = new Map<string, string>();
const open = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
/** A window of its own, at this path, whose storage may be refused. */
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
  // As it stands in the page: from its source, with nothing around it.
  const next = JSON.stringify({ folder: chunkFolder, failure: chunkFailure });
  new Function(`(${recoverChunks})(${guardWindow}, '${guardKey}', ${next})`)();
}
const hear = (event: object, name: string) => listeners.get(name)?.(event);
/** Something fails, and the page has had its time to say that it is being left. */
const fail = async (event: object = chunk, name = 'error') => {
  hear(event, name);
  await vi.advanceTimersByTimeAsync(pause);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
  for (const spy of [reload, assign, chunk.target.remove]) spy.mockClear();
  ask.mockReset().mockResolvedValue(undefined);
  kept.clear();
});

it('reloads a path once within 10,000 ms, and again after', async () => {
  enter('/vod');
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(JSON.parse(kept.get(guardKey) ?? '')).toEqual({ '/vod': 15_000 });
  vi.setSystemTime(14_999);
  expect(chunk.target.remove).not.toHaveBeenCalled();
  hear(chunk, 'error');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(chunk.target.remove).toHaveBeenCalledTimes(1);
  vi.setSystemTime(15_000);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves the page where it is while there is no connection, and gives the script up', async () => {
  enter('/vod', open, false);
  await fail();
  expect(chunk.target.remove).toHaveBeenCalledTimes(1);
  await fail(rejection, 'unhandledrejection');
  expect(reload).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

it('leaves the page where it is in a network that leads nowhere, and gives all scripts up', async () => {
  ask.mockRejectedValue(new TypeError('network'));
  enter('/vod');
  hear(chunk, 'error');
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(chunk.target.remove).toHaveBeenCalledTimes(2);
});

it('counts each path by itself', async () => {
  enter('/vod');
  await fail();
  enter('/shop');
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
  // Back at the first within the time.
  enter('/vod');
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('goes where the navigation leads that the script was needed for', async () => {
  enter('/vod');
  const heading = { from: 'https://films.example/vod', to: 'https://films.example/shop' };
  Object.assign(window, { bobineHeading: heading });
  // At once: the router is about to write the address into the history, where it would stand twice.
  hear(rejection, 'unhandledrejection');
  expect(assign).toHaveBeenCalledWith('https://films.example/shop');
  await vi.advanceTimersByTimeAsync(pause);
  expect(assign).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it('never reloads where storage is refused', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  enter('/vod', { getItem: refuse, setItem: refuse });
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  [{ target: new Script('https://elsewhere.example/ima3.js') }, 'error'],
  [{ target: {}, error: new TypeError('wrong') }, 'error'],
  [{ reason: new Error('wrong') }, 'unhandledrejection'],
  [{ reason: undefined }, 'unhandledrejection'],
])('leaves %o alone', async (event, name) => {
  enter('/vod');
  await fail(event, name);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once for all that is missing, after the time in which a page says that it is left', async () => {
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

it('holds nobody back whose scripts were broken off by going back', async () => {
  enter('/vod');
  hear(chunk, 'error');
  hear({}, 'beforeunload');
  await vi.advanceTimersByTimeAsync(9999);
  expect(reload).not.toHaveBeenCalled();
  // The way led nowhere, and the visitor is still here, without the script.
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a visitor alone who has gone on without it', async () => {
  enter('/vod');
  hear(chunk, 'error');
  location.href = 'https://films.example/news';
  await vi.advanceTimersByTimeAsync(pause);
  expect(reload).not.toHaveBeenCalled();
});

it('holds nobody back who leaves while scripts still load', async () => {
  enter('/vod');
  hear({}, 'beforeunload');
  await fail();
  await fail(rejection, 'unhandledrejection');
  expect(reload).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
  // The way led nowhere, and the visitor is still here.
  await vi.advanceTimersByTimeAsync(10_000);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
