// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from '@/lib/device/in-turn';

const key = 'bobine-lists';

/** The locks of a browser, as far as turns need them: one holder for each name, in their order. */
function createLocks(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    async request(name: string, work: () => unknown) {
      const before = queues.get(name) ?? Promise.resolve();
      const turn = before.then(async () => {
        held.add(name);
        await work();
        held.delete(name);
      });
      queues.set(name, turn);
      await turn;
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
}

type Disk = { text: string | null; tabs: (() => void)[] };
const newDisk = (): Disk => ({ text: null, tabs: [] });

/** A tab that reads what another has written a moment later. */
function openTab(disk: Disk, delay: number) {
  let seen = disk.text;
  const read = () => seen;
  const add = (word: string) =>
    inTurn(key, { read }, () => {
      seen = `${seen ?? ''}${word}`;
      disk.text = seen;
      setTimeout(() => {
        for (const hear of disk.tabs) hear();
      }, delay);
    });
  disk.tabs.push(() => {
    seen = disk.text;
  });
  return add;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('two tabs that change a text at once lose nothing, though each hears late of the other', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  const disk = newDisk();
  const [one, other] = [openTab(disk, 30), openTab(disk, 30)];
  await Promise.all([one('a'), other('b'), one('c'), other('d')]);
  expect([...(disk.text ?? '')].sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a tab that gets no time while its patience runs out looks again before it writes', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 600;
    return now;
  });
  const disk = newDisk();
  const [one, other] = [openTab(disk, 30), openTab(disk, 30)];
  await Promise.all([one('a'), other('b')]);
  expect([...(disk.text ?? '')].sort()).toEqual(['a', 'b']);
});

test('what never arrives is not waited for without end', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  const disk = newDisk();
  const [one, other] = [openTab(disk, 10_000), openTab(disk, 10_000)];
  await one('a');
  await other('b');
  expect(disk.text).toBe('b');
});

test('who leaves before the turn comes loses nothing', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } });
  const disk = newDisk();
  void openTab(disk, 0)('a');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(disk.text).toBe('a');
});

test('where the browser has no locks it is done at once', async () => {
  vi.stubGlobal('navigator', {});
  const disk = newDisk();
  await openTab(disk, 0)('a');
  expect(disk.text).toBe('a');
});
