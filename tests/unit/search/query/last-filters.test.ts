// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readLastFilters, writeLastFilters } from '@/lib/search/query/last-filters';

beforeEach(() => localStorage.clear());

const last = { params: 'genre=horror', label: 'Épouvante' };

test('filters are found again in the language in which they were chosen', () => {
  writeLastFilters('fr', last);
  expect(readLastFilters('fr')).toEqual(last);
  expect(readLastFilters('de')).toBeUndefined();
  expect(localStorage.getItem('bobine-filters-fr')).toContain('genre=horror');
});

test.each([
  { params: '', label: 'x' },
  { params: 'x', label: '' },
  { params: 3, label: 'x' },
  { params: 'x', label: 3 },
  { params: 'x' },
  [],
])('%j is no choice', (kept) => {
  localStorage.setItem('bobine-filters-fr', JSON.stringify(kept));
  expect(readLastFilters('fr')).toBeUndefined();
});
