// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { deleteAllStored } from '@/lib/primitives/storage/stored-values';
import { addFilm, emptyLists } from '@/lib/visitor/lists/lists';
import { listsKey, openStoredLists, parseLists } from '@/lib/visitor/lists/stored-lists';
import { readOtherStored } from '@/lib/visitor/lists/write-lists-file';

describe('the stored lists', () => {
  const addFaust = (lists: Parameters<typeof addFilm>[0]) => addFilm(lists, 'toWatch', 'faust', 7);

  test('are written on the first change, and read by another page', async () => {
    openStoredLists().read();
    expect(localStorage).toHaveLength(0);
    expect(await openStoredLists().change(addFaust)).toBe('kept');
    expect(openStoredLists().read().lists.toWatch).toEqual({ faust: 7 });
  });

  test('notify subscribers of changes in this tab and in others', async () => {
    const lists = openStoredLists();
    const listener = vi.fn();
    const stop = lists.subscribe(listener);
    const changeElsewhere = (key: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key }));
    await lists.change(addFaust);
    expect(listener).toHaveBeenCalledTimes(1);
    changeElsewhere(listsKey);
    changeElsewhere('another');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    changeElsewhere(listsKey);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('are not overwritten if damaged, until the visitor repairs them', async () => {
    const text = '{"version":1,"toWatch":{"nosferatu":3,"faust":false},"watched":{}}';
    localStorage.setItem(listsKey, text);
    const lists = openStoredLists();
    expect(await lists.change(addFaust)).toBe('damaged');
    expect(lists.read()).toEqual({
      lists: { toWatch: { nosferatu: 3 }, watched: {} },
      damaged: text,
    });
    expect(localStorage.getItem(listsKey)).toBe(text);
    expect(await lists.repair()).toBe('kept');
    expect(await lists.change(addFaust)).toBe('kept');
    expect(lists.read().lists.toWatch).toEqual({ nosferatu: 3, faust: 7 });
  });

  test('are reported as refused where the browser blocks storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const lists = openStoredLists();
    expect(lists.read()).toEqual({ lists: emptyLists, refused: true });
    expect(await lists.change(addFaust)).toBe('refused');
  });

  test('stay unchanged where storage is full, and empty once deleted', async () => {
    const lists = openStoredLists();
    await lists.change(addFaust);
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await lists.change((all) => addFilm(all, 'watched', 'nosferatu', 9))).toBe('full');
    write.mockRestore();
    expect(lists.read().lists).toEqual({ toWatch: { faust: 7 }, watched: {} });
    expect(deleteAllStored()).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(lists.read()).toEqual({ lists: emptyLists });
  });
});

test('parseLists returns complete empty lists if nothing is stored', () =>
  expect(parseLists(null)).toEqual({ lists: emptyLists, isComplete: true }));

test.each([
  ...['', '{', 'null', '[]', '"x"', '{"version":1}'],
  ...[0, -1, null, true, '7', [7]].map((at) =>
    JSON.stringify({ version: 1, toWatch: { faust: at }, watched: {} }),
  ),
])('parseLists reads %s as incomplete', (text) =>
  expect(parseLists(text)).toEqual({ lists: emptyLists, isComplete: false }),
);

test('readOtherStored returns the stored items of this site except lists and positions', () => {
  localStorage.setItem('bobine-resume', '{}');
  localStorage.setItem('bobine-choices', '{"youtube":"given"}');
  sessionStorage.setItem('bobine-reload', '{"/vod":1}');
  localStorage.setItem('of-another-site', 'here');
  expect(readOtherStored()).toEqual({
    'bobine-choices': '{"youtube":"given"}',
    'bobine-reload': '{"/vod":1}',
  });
});
