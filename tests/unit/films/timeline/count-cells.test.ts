import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { getSearchIndex } from '@/lib/films/search/get-search-index';
import { countCells } from '@/lib/films/timeline/count-cells';
import { sumCells } from '@/lib/films/timeline/sum-cells';

const now = new Date('2026-11-21T12:00:00Z');

describe('countCells', () => {
  it('counts every film in its decade, once for each of its countries', () => {
    const index = getSearchIndex();
    const cells = countCells(index, parseQuery({}), now);
    const placed = cells.filter(({ country }) => country !== '');
    expect(sumCells(placed)).toBe(index.facets.country.numbers.length);
    expect(sumCells(cells)).toBeGreaterThanOrEqual(index.slugs.length);
    expect(new Set(cells.map(({ decade, country }) => decade + country)).size).toBe(cells.length);
  });

  it('keeps the films of no known country apart', () => {
    const cells = countCells(getSearchIndex(), parseQuery({ genre: 'sound-work' }), now);
    expect(cells).toEqual([{ decade: '2020', country: '', count: 1, watchable: 1 }]);
  });

  it('counts only what a query finds', () => {
    const cells = countCells(getSearchIndex(), parseQuery({ country: 'DE', decade: '1920' }), now);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.every(({ decade }) => decade === '1920')).toBe(true);
    expect(cells.some(({ country }) => country === 'DE')).toBe(true);
  });

  it('tells which films can be watched', () => {
    const all = countCells(getSearchIndex(), parseQuery({ watchable: '1' }), now);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ count, watchable }) => count === watchable)).toBe(true);
  });
});
