import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localeCookie, rememberLocale } from '@/lib/i18n/locale-cookie';
import { guardKey } from '@/lib/navigation/chunks/recover-chunks';
import { deviceRecord, deviceText } from '@/lib/primitives/storage/device-storage';
import { withMutex } from '@/lib/primitives/storage/mutex';
import { isStoredUnder, storedItems } from '@/lib/primitives/storage/stored-items';
import { deleteAllStored, deleteStored, readStored } from '@/lib/primitives/storage/stored-values';
import { writeLastFilters } from '@/lib/search/query/last-filters';
import { writeOrderedCookie } from '@/lib/shop/checkout/ordered-cookie';

// @vitest-environment jsdom

describe('device record', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => vi.restoreAllMocks());

  test.each(['{', 'null', '7', '"text"', ''])('what is no record (%s) reads as empty', (text) => {
    localStorage.setItem('bobine-player', text);
    expect(deviceRecord('bobine-player').read()).toEqual({});
  });

  test('an empty record leaves nothing behind', () => {
    deviceRecord('bobine-player').write({ b: 1 });
    expect(localStorage.getItem('bobine-player')).toBe('{"b":1}');
    deviceRecord('bobine-player').write({});
    expect(localStorage).toHaveLength(0);
  });

  test('what a tab keeps is not kept on the device', () => {
    deviceRecord('bobine-player', 'tab').write({ b: 1 });
    expect(localStorage).toHaveLength(0);
    expect(deviceRecord('bobine-player', 'tab').read()).toEqual({ b: 1 });
  });

  test('a browser that refuses its storage is borne, and told apart from one that has nothing', () => {
    expect(deviceText('bobine-player').read()).toBeNull();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(deviceText('bobine-player').read()).toBeUndefined();
    expect(deviceText('bobine-player').write('b')).toBe('refused');
    expect(deviceRecord('bobine-player').read()).toEqual({});
  });

  test('a storage without room keeps what it has, and nobody is told of a change', () => {
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

describe('in turn', () => {
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
      withMutex(key, { read }, () => {
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
});

describe('kept', () => {
  const thing = (wanted: string) =>
    storedItems.find(({ name }) => name === wanted) ?? expect.fail(`no ${wanted}`);

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    deleteAllStored();
  });
  afterEach(() => vi.restoreAllMocks());

  test('what writes under a name of its own has it in the list', () => {
    const listed = (key: string) => storedItems.some((kept) => isStoredUnder(key, kept.key));
    expect([guardKey, localeCookie.name].every(listed)).toBe(true);
    expect(listed('bobine-player-of-somebody')).toBe(false);
  });

  test('each thing is read under all its names, with the others left alone', () => {
    writeLastFilters('fr', { params: 'genre=drama', label: 'Drame' });
    writeLastFilters('de', { params: 'genre=drama', label: 'Drama' });
    localStorage.setItem('bobine-player', '{"muted":true}');
    expect(readStored(thing('filters')).map(([key]) => key)).toEqual([
      'bobine-filters-fr',
      'bobine-filters-de',
    ]);
    expect(readStored(thing('player'))).toEqual([['bobine-player', '{"muted":true}']]);
    expect(readStored(thing('language'))).toEqual([]);
    rememberLocale('de');
    expect(readStored(thing('language'))).toEqual([[localeCookie.name, 'de']]);
  });

  test('one thing is forgotten and no other', () => {
    writeLastFilters('de', { params: 'genre=drama', label: 'Drama' });
    localStorage.setItem('bobine-resume', '{}');
    sessionStorage.setItem('bobine-resume', '{}');
    expect(deleteStored(thing('filters')) && deleteStored(thing('trailers'))).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['bobine-resume']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('everything is forgotten: what the device has, the tab, and the cookie', () => {
    for (const { key, where } of storedItems)
      if (where !== 'cookie')
        (where === 'tab' ? sessionStorage : localStorage).setItem(key.replace('*', 'fr'), '{}');
    rememberLocale('de');
    localStorage.setItem('of-another-site', 'here');
    expect(deleteAllStored()).toBe(true);
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['of-another-site'], 0]);
    expect(document.cookie).toBe('');
  });

  test('an order just placed is read and forgotten as the rest: its cookie is not hidden from the page', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's answer has it set.
    document.cookie = writeOrderedCookie('a-token', false);
    expect(readStored(thing('ordered'))).toEqual([['bobine-ordered', 'a-token']]);
    expect(deleteStored(thing('ordered'))).toBe(true);
    expect(document.cookie).toBe('');
  });

  test('a browser that refuses has not forgotten', () => {
    localStorage.setItem('bobine-lists', '{}');
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(deleteAllStored()).toBe(false);
  });
});

test('the choice is kept as the specification says: name, path, 365 days, SameSite lax', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  rememberLocale('de');
  expect(set).toHaveBeenCalledWith('i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax');
});
