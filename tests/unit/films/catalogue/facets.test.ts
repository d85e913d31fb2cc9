import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facetKeys, facets } from '@/lib/films/catalogue/facets';

test('every facet stands in the description of the interface', () => {
  const described = readFileSync('docs/api.md', 'utf8');
  const parameters = described.split('\n').filter((line) => line.startsWith('| `'));
  const named = parameters.flatMap((line) => line.split('|')[1]?.match(/\w+/g) ?? []);
  expect(facetKeys.filter((key) => !named.includes(key))).toEqual([]);
});

test('a film’s verdict has a bit for each facet', () => {
  expect(facetKeys.length).toBeLessThanOrEqual(16);
});

test.each([
  ['decade', '1920', '1925'],
  ['country', 'FR', 'fr'],
  ['runtime', 'from-100', 'from-10'],
  ['subtitles', 'both', 'en'],
  ['watchable', '1', '0'],
] as const)('%s may be %s, and not %s', (key, good, bad) => {
  expect(facets[key].pattern.test(good)).toBe(true);
  expect(facets[key].pattern.test(bad)).toBe(false);
});
