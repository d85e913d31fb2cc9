import { expect, test } from 'vitest';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { suggestForNoResults } from '@/lib/search/engine/no-result-suggestions';
import { parseQuery, type SearchParams } from '@/lib/search/query/parse-query';
import { t } from '../query/words';

const now = new Date('2026-11-21T12:00:00Z');
const out = (params: SearchParams) => {
  const ways = suggestForNoResults(parseQuery(params), 'fr', t, now);
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
