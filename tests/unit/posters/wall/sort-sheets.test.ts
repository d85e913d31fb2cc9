import { expect, test } from 'vitest';
import { filmsOnSheet, sortSheets } from '@/lib/posters/wall/sort-sheets';

const films = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ slug: `film-${at}`, year: 1920 + (at % 12) }));

test('every film is on one sheet, of its decade', () => {
  const all = films(300);
  const sheets = sortSheets(all);
  const drawn = [...sheets].flatMap(([name, slugs]) => slugs.map((slug) => ({ slug, name })));
  expect(drawn).toHaveLength(all.length);
  for (const { slug, year } of all) {
    const sheet = drawn.find((one) => one.slug === slug)?.name ?? '';
    expect(sheet.startsWith(year < 1930 ? '1920-' : '1930-')).toBe(true);
  }
  for (const slugs of sheets.values()) expect(slugs.length).toBeLessThanOrEqual(filmsOnSheet);
});

test('the first films of all years of a decade are on its first sheet', () => {
  const all = films(3000);
  const sheets = sortSheets(all);
  const first = all.slice(0, 10).map(({ slug }) => slug);
  expect(sheets.get('1920-0')?.slice(0, 10)).toEqual(first);
});
