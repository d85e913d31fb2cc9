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

test.each(['chaplin', '<script>'])('“%s” is nobody’s name, and none is guessed', (q) =>
  expect(out({ q }).meant).toEqual([]),
);

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
