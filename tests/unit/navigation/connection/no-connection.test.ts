// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionWith } from '@/lib/navigation/connection/connection';
import { loadLate, watchConnection } from '@/lib/navigation/connection/no-connection';

const network = vi.fn<typeof fetch>();
const load = vi.fn<() => Promise<string>>();
const said = vi.fn();
const missing = new Error('missing');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network.mockReset().mockRejectedValue(new TypeError('network')));
  load.mockReset().mockRejectedValueOnce(missing).mockResolvedValue('part');
  said.mockClear();
  watchConnection(connectionWith(said));
});
afterEach(() => {
  watchConnection(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that the site does not have fails', async () => {
  network.mockResolvedValue(new Response());
  await expect(loadLate(load)).rejects.toBe(missing);
});

test('without a connection a part waits, and comes as soon as the browser has one', async () => {
  const settled = vi.fn();
  const loading = loadLate(load).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  network.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await loading;
  expect(settled).toHaveBeenCalledExactlyOnceWith('part');
  expect(said).not.toHaveBeenCalled();
});

test('it comes too where the browser does not tell of a connection', async () => {
  const loading = loadLate(load);
  await vi.advanceTimersByTimeAsync(1000);
  network.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBe('part');
});

test('who has just pressed something hears of it', async () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  void loadLate(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toHaveBeenCalledOnce();
});

test('before anybody watches the connection a part fails as it always did', async () => {
  watchConnection(undefined);
  await expect(loadLate(load)).rejects.toBe(missing);
});
