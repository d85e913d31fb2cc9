import { expect, test, vi } from 'vitest';
import { getFacetPage, mostShown } from '@/lib/search/facet-pages/get-facet-page';
import { smallHouse } from './engine/small-house';
import { t } from './query/words';

const many = Object.fromEntries(
  Array.from({ length: 100 }, (_, at) => [`film-${at}`, { year: 1900 + at, genres: ['war'] }]),
);
const house = smallHouse({ ...many, few: { year: 1899, genres: ['horror'] } });
house.library.introductions = { genre: { horror: { de: 'Angst.' } } };
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => house.library }));

const get = (value: string) =>
  getFacetPage('genre', value, { locale: 'fr', t, now: new Date('2026-11-22T12:00:00Z') });

test('of many films some are shown, from the first years to the last', () => {
  const page = get('war');
  expect(page?.total).toBe(100);
  const years = page?.films.map(({ year }) => year) ?? [];
  expect(years).toHaveLength(mostShown);
  expect(years).toEqual(years.toSorted());
  expect(years[0]).toBeLessThan(1903);
  expect(years.at(-1)).toBeGreaterThan(1996);
});

test('a page tells what the house has written, what can be counted, and where the others are', () => {
  const page = get('horror');
  expect(page).toMatchObject({ name: 'Épouvante', total: 1 });
  expect(page?.introduction).toEqual({ text: 'Angst.', lang: 'de', translated: false });
  expect(page?.facts[0]).toContain('1899');
  expect(page?.all.map(({ href }) => href)).toEqual(['/genre/horror', '/genre/war']);
});

test('a value without a page has none', () => expect(get('western')).toBeUndefined());
