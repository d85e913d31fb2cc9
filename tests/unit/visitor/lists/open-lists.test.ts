import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAllStored } from '@/lib/primitives/storage/stored-values';
import { addFilm } from '@/lib/visitor/lists/lists';
import { listsKey, openStoredLists } from '@/lib/visitor/lists/stored-lists';
import { readOtherStored } from '@/lib/visitor/lists/write-lists-file';

// @vitest-environment jsdom

describe('open lists', () => {
  const putFaust = (lists: Parameters<typeof addFilm>[0]) => addFilm(lists, 'toWatch', 'faust', 7);

  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.restoreAllMocks());

  test('nothing is written before a list changes', async () => {
    openStoredLists().read();
    expect(localStorage).toHaveLength(0);
  });

  test('what one page has put there another finds', async () => {
    expect(await openStoredLists().change(putFaust)).toBe('kept');
    expect(openStoredLists().read().lists.toWatch).toEqual({ faust: 7 });
  });

  test('a change is told to this page, and one of another tab too', async () => {
    const lists = openStoredLists();
    const listener = vi.fn();
    const stop = lists.subscribe(listener);
    await lists.change(putFaust);
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: listsKey }));
    expect(listener).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: listsKey }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('what cannot be read is not written over, until the visitor lets it go', async () => {
    const text = '{"version":1,"toWatch":{"nosferatu":3,"faust":false},"watched":{}}';
    localStorage.setItem(listsKey, text);
    const lists = openStoredLists();
    expect(await lists.change(putFaust)).toBe('damaged');
    expect(lists.read()).toEqual({
      lists: { toWatch: { nosferatu: 3 }, watched: {} },
      damaged: text,
    });
    expect(localStorage.getItem(listsKey)).toBe(text);
    expect(await lists.repair()).toBe('kept');
    expect(await lists.change(putFaust)).toBe('kept');
    expect(lists.read().lists.toWatch).toEqual({ nosferatu: 3, faust: 7 });
  });

  test('a browser that keeps nothing says so', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const lists = openStoredLists();
    expect(lists.read()).toEqual({ lists: { toWatch: {}, watched: {} }, refused: true });
    expect(await lists.change(putFaust)).toBe('refused');
  });

  test('a browser without room says so, and keeps what it has', async () => {
    const lists = openStoredLists();
    await lists.change(putFaust);
    const full = new DOMException('full', 'QuotaExceededError');
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full;
    });
    expect(await lists.change((all) => addFilm(all, 'watched', 'nosferatu', 9))).toBe('full');
    write.mockRestore();
    expect(lists.read().lists).toEqual({ toWatch: { faust: 7 }, watched: {} });
  });

  test('lists that are cleared leave nothing on the device', async () => {
    const lists = openStoredLists();
    await lists.change(putFaust);
    expect(deleteAllStored()).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(lists.read()).toEqual({ lists: { toWatch: {}, watched: {} } });
  });
});

describe('read others', () => {
  beforeEach(() => void deleteAllStored());

  test('everything is taken along that is neither a list nor a place, from wherever it is kept', () => {
    localStorage.setItem('bobine-lists', '{"version":1}');
    localStorage.setItem('bobine-resume', '{}');
    localStorage.setItem('bobine-choices', '{"youtube":"given"}');
    sessionStorage.setItem('bobine-reload', '{"/vod":1}');
    localStorage.setItem('of-another-site', 'here');
    expect(readOtherStored()).toEqual({
      'bobine-choices': '{"youtube":"given"}',
      'bobine-reload': '{"/vod":1}',
    });
  });
});
