// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localeCookie, rememberLocale } from '@/lib/i18n/locale-cookie';
import { deviceRecord, deviceText } from '@/lib/primitives/storage/device-storage';
import { withMutex } from '@/lib/primitives/storage/mutex';
import { storedItems } from '@/lib/primitives/storage/stored-items';
import {
  deleteAllStored,
  deleteStored,
  isReadable,
  readStored,
} from '@/lib/primitives/storage/stored-values';
import { writeLastFilters } from '@/lib/search/query/last-filters';

describe('deviceRecord', () => {
  test.each(['{', 'null', '7', '"text"', ''])('reads %s, which is no record, as empty', (text) => {
    localStorage.setItem('bobine-player', text);
    expect(deviceRecord('bobine-player').read()).toEqual({});
  });

  test('stores the data of a tab only in its session', () => {
    deviceRecord('bobine-player', 'tab').write({ b: 1 });
    expect(localStorage).toHaveLength(0);
    expect(deviceRecord('bobine-player', 'tab').read()).toEqual({ b: 1 });
  });

  test('distinguishes refused storage from an empty one', () => {
    expect(deviceText('bobine-player').read()).toBeNull();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(deviceText('bobine-player').read()).toBeUndefined();
    expect(deviceText('bobine-player').write('b')).toBe('refused');
    expect(deviceRecord('bobine-player').read()).toEqual({});
  });

  test('keeps the old value if the storage is full, without a change event', () => {
    deviceText('bobine-player').write('b');
    const listener = vi.fn();
    const stop = deviceText('bobine-player').subscribe(listener);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(deviceRecord('bobine-player').write({ b: 1 })).toBe('full');
    expect(deviceText('bobine-player').read()).toBe('b');
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

const key = 'bobine-lists';
/** A stand-in for the lock manager of the browser: one holder per name, in order. */
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
/** A tab that sees the changes of another one after a delay. */
function openTab(disk: Disk, delay: number) {
  let seen = disk.text;
  const read = () => seen;
  const add = (word: string) =>
    withMutex(key, { read }, () => {
      seen = `${seen ?? ''}${word}`;
      disk.text = seen;
      setTimeout(() => {
        for (const refresh of disk.tabs) refresh();
      }, delay);
    });
  disk.tabs.push(() => {
    seen = disk.text;
  });
  return add;
}

test('withMutex: a tab whose wait has timed out reads again before it writes', async () => {
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

test('withMutex: a change that still waits is stored when the page is left', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } });
  const disk = newDisk();
  void openTab(disk, 0)('a');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(disk.text).toBe('a');
});

describe('stored items', () => {
  const item = (wanted: string) =>
    storedItems.find(({ name }) => name === wanted) ?? expect.fail(`no ${wanted}`);

  beforeEach(() => void deleteAllStored());

  test('are read under all their keys', () => {
    writeLastFilters('fr', { params: 'genre=drama', label: 'Drame' });
    writeLastFilters('de', { params: 'genre=drama', label: 'Drama' });
    localStorage.setItem('bobine-player', '{"muted":true}');
    expect(readStored(item('filters')).map(([key]) => key)).toEqual([
      'bobine-filters-fr',
      'bobine-filters-de',
    ]);
    expect(readStored(item('player'))).toEqual([['bobine-player', '{"muted":true}']]);
    expect(readStored(item('language'))).toEqual([]);
    rememberLocale('de');
    expect(readStored(item('language'))).toEqual([[localeCookie.name, 'de']]);
  });

  test('can be deleted one by one', () => {
    writeLastFilters('de', { params: 'genre=drama', label: 'Drama' });
    localStorage.setItem('bobine-resume', '{}');
    sessionStorage.setItem('bobine-resume', '{}');
    expect(deleteStored(item('filters')) && deleteStored(item('trailers'))).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['bobine-resume']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('can all be deleted: on the device, in the tab, and cookies', () => {
    for (const { key, where } of storedItems)
      if (where !== 'cookie')
        (where === 'tab' ? sessionStorage : localStorage).setItem(key.replace('*', 'fr'), '{}');
    rememberLocale('de');
    localStorage.setItem('of-another-site', 'here');
    expect(deleteAllStored()).toBe(true);
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['of-another-site'], 0]);
    expect(document.cookie).toBe('');
  });

  test('are not deleted if the browser refuses', () => {
    localStorage.setItem('bobine-lists', '{}');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(deleteAllStored()).toBe(false);
  });

  test('are neither readable nor deleted if the browser refuses access to its storage', () => {
    expect(isReadable(item('lists'))).toBe(true);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect([isReadable(item('lists')), readStored(item('lists'))]).toEqual([false, []]);
    expect([deleteStored(item('lists')), deleteAllStored()]).toEqual([false, false]);
  });
});

test('the language cookie has the specified name, path, 365 days and SameSite=Lax', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  rememberLocale('de');
  expect(set).toHaveBeenCalledWith('i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax');
});
