import { expect, test } from 'vitest';
import { parseQuery, type SearchParams } from '@/lib/films/catalogue/parse-query';
import { getSearchIndex } from '@/lib/films/search/get-search-index';
import { waysOut } from '@/lib/films/search/ways-out';
import { t } from '../catalogue/words';

const now = new Date('2026-11-21T12:00:00Z');
const out = (params: SearchParams) => {
  const ways = waysOut(parseQuery(params), 'fr', t, now);
  if (!ways) throw new Error('The catalogue has films');
  return ways;
};

test('a filter is left out before the text, the one that most films wait behind', () => {
  const { asked, instead, without } = out({ q: 'murnau', country: 'FR', 'year-from': '1920' });
  expect(asked).toEqual({ text: 'murnau', filters: ['France', expect.stringContaining('1920')] });
  expect(instead).toMatchObject({ leftOut: ['France'], query: { text: 'murnau', filters: {} } });
  expect(instead.total).toBeGreaterThan(0);
  expect(without[0]).toEqual(instead);
});

test('where no single filter is in the way, all of them are', () => {
  const { instead, without } = out({ q: 'murnau', country: 'FR', 'year-to': '1900', page: '3' });
  expect(without).toEqual([]);
  expect(instead.leftOut).toHaveLength(2);
  expect(instead.query).toMatchObject({ text: 'murnau', filters: {}, ranges: {}, page: 1 });
});

test('a name near what nobody has is looked for instead', () => {
  const { instead, meant } = out({ q: 'murnxyz', page: '2' });
  expect(meant[0]).toContain('Murnau');
  expect(instead).toEqual({
    ...{ leftOut: [], near: meant[0], total: 6 },
    query: { ...parseQuery({ q: 'murnxyz' }), text: meant[0] },
  });
});

test.each(['chaplin', '<script>'])('“%s” is nobody’s name, and none is guessed', (q) => {
  expect(out({ q }).meant).toEqual([]);
});

test('of a text that is near nothing its filters are left, or else the whole catalogue', () => {
  const filtered = out({ q: 'zzqqxx', genre: 'horror' }).instead;
  expect(filtered.query).toMatchObject({
    text: '',
    filters: { genre: ['horror'] },
    sort: 'oldest',
  });
  expect(filtered.leftOut).toEqual([t('quoted', { text: 'zzqqxx' })]);
  const { instead } = out({ q: 'zzqqxx', sort: 'newest' });
  expect(instead).toEqual({
    ...{ leftOut: [], total: getSearchIndex().slugs.length },
    query: parseQuery({}),
  });
});
