import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { suggestForNoResults } from '@/lib/search/engine/no-result-suggestions';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { parseQuery, type SearchParams } from '@/lib/search/query/catalogue-address';
import { screening } from '../../catalog/screenings/small-cinemas';
import { t } from '../query/french-messages';
import { now, smallSite } from './small-site';

let index: SearchIndex;
vi.mock('@/lib/search/engine/get-search-index', async (importActual) => ({
  ...(await importActual<object>()),
  getSearchIndex: () => index,
}));

function useSite(...site: Parameters<typeof smallSite>) {
  ({ index } = smallSite(...site));
}
function suggest(params: SearchParams) {
  const suggestions = suggestForNoResults(parseQuery(params), 'fr', t, now);
  if (!suggestions) throw new Error('The catalogue has films');
  return suggestions;
}

test('an empty catalogue has no suggestions', () => {
  useSite({});
  expect(suggestForNoResults(parseQuery({ q: 'faust' }), 'fr', t, now)).toBeUndefined();
});

test('an unknown text is replaced by its filters, else by the whole catalogue', () => {
  useSite({ a: { genres: ['horror'] }, b: {} });
  const { instead } = suggest({ q: 'zzqqxx', genre: 'horror' });
  expect(instead.query).toMatchObject({
    text: '',
    filters: { genre: ['horror'] },
    sort: 'featured',
  });
  expect(instead.leftOut).toEqual([t('quoted', { text: 'zzqqxx' })]);
  expect(suggest({ q: 'zzqqxx', sort: 'newest' }).instead).toEqual({
    ...{ leftOut: [], total: 2, query: parseQuery({}) },
  });
});

test('queries without one filter are suggested if they have results, most films first', () => {
  useSite({
    a: { genres: ['war'], countries: ['FR'] },
    b: { genres: ['war'], countries: ['FR'] },
    c: { genres: ['horror'], countries: ['DE'], year: 1890 },
  });
  const { without, instead } = suggest({ country: 'FR', genre: 'horror', watchable: '1' });
  expect([without, instead.leftOut.length, instead.total]).toEqual([[], 3, 3]);
  const withoutOne = (params: SearchParams) =>
    suggest(params).without.map(({ leftOut, total, query }) => [leftOut, total, query]);
  expect(withoutOne({ country: 'FR', genre: 'horror' })).toEqual([
    [['Épouvante'], 2, parseQuery({ country: 'FR' })],
    [['France'], 1, parseQuery({ genre: 'horror' })],
  ]);
  expect(withoutOne({ country: 'DE', genre: 'war' })).toEqual([
    [['Allemagne'], 2, parseQuery({ genre: 'war' })],
    [['Film de guerre'], 1, parseQuery({ country: 'DE' })],
  ]);
});

test('a similar name is tried with the filters, then without them', () => {
  useSite({ a: { directors: ['Murnau'], countries: ['DE'] }, b: { countries: ['FR'] } });
  const [within, beyond] = ['DE', 'FR'].map((country) => suggest({ q: 'murnxyz', country }));
  expect(within?.instead).toMatchObject({
    ...{ leftOut: [], near: 'Murnau', total: 1 },
    query: { text: 'Murnau', filters: { country: ['DE'] } },
  });
  expect(beyond?.instead).toMatchObject({
    ...{ leftOut: ['France'], near: 'Murnau', total: 1 },
    query: { text: 'Murnau', filters: {}, page: 1 },
  });
  // The text has results: only the filter is in the way.
  expect(suggest({ q: 'murnau', country: 'FR' })).toMatchObject({
    ...{ meant: [], instead: { leftOut: ['France'], total: 1 } },
  });
});

test.each([
  ['asta nielsen', 'Aud Egede-Nissen'],
  ['Fritz Lang', 'Fritz Kortner'],
])('“%s”, who is in no film: the near name %s', (q, near) => {
  useSite({
    a: { cast: [{ name: 'Aud Egede-Nissen' }] },
    b: { cast: [{ name: 'Fritz Kortner' }] },
  });
  expect(suggest({ q })).toMatchObject({ meant: [near], instead: { near, total: 1 } });
});

test('cinemas are suggested for a screening time while there are upcoming screenings', () => {
  const faust = [screening('bio', '2026-12-04T20:30+01:00')];
  useSite({ faust: {} }, { screenings: { faust } });
  expect(suggest({ q: 'ce soir' })).toHaveProperty('cinemas', true);
  expect(suggest({ q: 'xyz' })).not.toHaveProperty('cinemas');
});
