// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readLastFilters, writeLastFilters } from '@/lib/search/query/last-filters';

test('the last filters are stored by language', () => {
  const last = { params: 'genre=horror', label: 'Épouvante' };
  writeLastFilters('fr', last);
  expect(readLastFilters('fr')).toEqual(last);
  expect(readLastFilters('de')).toBeUndefined();
  expect(localStorage.getItem('bobine-filters-fr')).toContain('genre=horror');
});

test.each([{ params: '', label: 'x' }, { params: 'x', label: 3 }, { params: 'x' }, []])(
  'the invalid record %j is ignored',
  (record) => {
    localStorage.setItem('bobine-filters-fr', JSON.stringify(record));
    expect(readLastFilters('fr')).toBeUndefined();
  },
);
