// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardKey } from '@/lib/builds/chunks/recover-chunks';
import { writeOrderedCookie } from '@/lib/checkout/ordered-cookie';
import { forgetAll, forgetKept } from '@/lib/device/forget-kept';
import { isKeptUnder, keptThings } from '@/lib/device/kept';
import { readKept } from '@/lib/device/read-kept';
import { writeLastFilters } from '@/lib/films/catalogue/last-filters';
import { localeCookie, rememberLocale } from '@/lib/i18n/locale-cookie';

const thing = (wanted: string) =>
  keptThings.find(({ name }) => name === wanted) ?? expect.fail(`no ${wanted}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetAll();
});
afterEach(() => vi.restoreAllMocks());

test('what writes under a name of its own has it in the list', () => {
  const listed = (key: string) => keptThings.some((kept) => isKeptUnder(key, kept.key));
  expect([guardKey, localeCookie.name].every(listed)).toBe(true);
  expect(listed('bobine-player-of-somebody')).toBe(false);
});

test('each thing is read under all its names, with the others left alone', () => {
  writeLastFilters('fr', { params: 'genre=drama', label: 'Drame' });
  writeLastFilters('de', { params: 'genre=drama', label: 'Drama' });
  localStorage.setItem('bobine-player', '{"muted":true}');
  expect(readKept(thing('filters')).map(([key]) => key)).toEqual([
    'bobine-filters-fr',
    'bobine-filters-de',
  ]);
  expect(readKept(thing('player'))).toEqual([['bobine-player', '{"muted":true}']]);
  expect(readKept(thing('language'))).toEqual([]);
  rememberLocale('de');
  expect(readKept(thing('language'))).toEqual([[localeCookie.name, 'de']]);
});

test('one thing is forgotten and no other', () => {
  writeLastFilters('de', { params: 'genre=drama', label: 'Drama' });
  localStorage.setItem('bobine-resume', '{}');
  sessionStorage.setItem('bobine-resume', '{}');
  expect(forgetKept(thing('filters')) && forgetKept(thing('trailers'))).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['bobine-resume']);
  expect(sessionStorage).toHaveLength(0);
});

test('everything is forgotten: what the device has, the tab, and the cookie', () => {
  for (const { key, where } of keptThings)
    if (where !== 'cookie')
      (where === 'tab' ? sessionStorage : localStorage).setItem(key.replace('*', 'fr'), '{}');
  rememberLocale('de');
  localStorage.setItem('of-another-site', 'here');
  expect(forgetAll()).toBe(true);
  expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['of-another-site'], 0]);
  expect(document.cookie).toBe('');
});

test('an order just placed is read and forgotten as the rest: its cookie is not hidden from the page', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's answer has it set.
  document.cookie = writeOrderedCookie('a-token', false);
  expect(readKept(thing('ordered'))).toEqual([['bobine-ordered', 'a-token']]);
  expect(forgetKept(thing('ordered'))).toBe(true);
  expect(document.cookie).toBe('');
});

test('a browser that refuses has not forgotten', () => {
  localStorage.setItem('bobine-lists', '{}');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(forgetAll()).toBe(false);
});
