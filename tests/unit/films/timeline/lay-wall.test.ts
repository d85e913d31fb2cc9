import { describe, expect, test } from 'vitest';
import { layWall, type WallStretch } from '@/lib/films/timeline/lay-wall';
import type { TimelineYear } from '@/lib/films/timeline/timeline-year';

const film = (slug: string) => ({
  slug,
  title: { text: slug, lang: 'fr', translated: true },
});
const year = (at: number, shown = 1, count = shown): TimelineYear => ({
  ...{ year: at, count },
  films: Array.from({ length: shown }, (_, index) => film(`${at}-${index}`)),
});
const namesOf = (stretches: WallStretch[]) =>
  stretches.map((one) => (one.kind === 'gap' ? `${one.from}–${one.until}` : one.decade));
const decadeIn = (stretches: WallStretch[], decade: number) => {
  const found = stretches.find((one) => one.kind === 'decade' && one.decade === decade);
  if (found?.kind !== 'decade') throw new Error(`no ${decade}`);
  return found;
};

describe('the axis of years', () => {
  test('has every year of a decade in its place, with a film or without', () => {
    const [decade] = layWall([year(1922), year(1929)]);
    expect(decade?.kind === 'decade' && decade.years.map((one) => one.year)).toEqual([
      1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929,
    ]);
  });

  test('begins with the first film and ends with the last', () => {
    const { years } = decadeIn(layWall([year(1895), year(1897)]), 1890);
    expect(years.filter(({ isOutside }) => !isOutside).map((one) => one.year)).toEqual([
      1895, 1896, 1897,
    ]);
  });

  test('is broken where decades have no film, and says which years are left out', () => {
    expect(namesOf(layWall([year(1928), year(1930), year(2006)]))).toEqual([
      1920,
      1930,
      '1931–2005',
      2000,
    ]);
  });

  test('is whole where one decade has none', () => {
    expect(namesOf(layWall([year(1905), year(1925)]))).toEqual([1900, 1910, 1920]);
    expect(decadeIn(layWall([year(1905), year(1925)]), 1910).count).toBe(0);
  });

  test('is nothing without a film', () => {
    expect(layWall([])).toEqual([]);
  });
});

describe('a year', () => {
  test('has a column for every four posters', () => {
    const columnsOf = (shown: number, count = shown) =>
      decadeIn(layWall([year(1920, shown, count)]), 1920).years[0]?.columns;
    expect([1, 4, 5, 8, 9].map((shown) => columnsOf(shown))).toEqual([1, 1, 2, 2, 3]);
    // What is not shown is counted in a place of its own.
    expect(columnsOf(4, 40)).toBe(2);
  });

  test('and a decade counts all its films, shown or not', () => {
    const decade = decadeIn(layWall([year(1920, 5, 200), year(1924, 2)]), 1920);
    expect(decade.count).toBe(202);
    expect(decade.columns).toBe(11);
  });
});
