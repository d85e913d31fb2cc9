import { beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import * as searchIndex from '@/lib/search/engine/get-search-index';
import { suggestForNoResults } from '@/lib/search/engine/no-result-suggestions';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { parseQuery, type SearchParams } from '@/lib/search/query/catalogue-address';
import { screening } from '../../catalog/screenings/small-cinemas';
import { t } from '../query/french-messages';
import { now, smallSite } from './small-site';

let index: SearchIndex;
beforeEach(() => void vi.spyOn(searchIndex, 'getSearchIndex').mockImplementation(() => index));

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
  useSite({ a: { directors: ['Jean Epstein'], countries: ['DE'] }, b: { countries: ['FR'] } });
  const [within, beyond] = ['DE', 'FR'].map((country) => suggest({ q: 'jan epstien', country }));
  expect(within?.instead).toMatchObject({
    ...{ leftOut: [], near: 'Jean Epstein', total: 1 },
    query: { text: 'Jean Epstein', filters: { country: ['DE'] } },
  });
  expect(beyond?.instead).toMatchObject({
    ...{ leftOut: ['France'], near: 'Jean Epstein', total: 1 },
    query: { text: 'Jean Epstein', filters: {}, page: 1 },
  });
  // The text has results: only the filter is in the way.
  expect(suggest({ q: 'epstein', country: 'FR' })).toMatchObject({
    ...{ meant: [], instead: { leftOut: ['France'], total: 1 } },
  });
});

test.each(['asta nielsen', 'Fritz Lang', 'Charlie Chaplin'])(
  '“%s”, who is in no film, is named as such, and nobody else is meant',
  (q) => {
    const names = ['Aud Egede-Nissen', 'Fritz Kortner', 'Charles Le Bargy'];
    useSite({ a: { cast: names.map((name) => ({ name })) } });
    const { asked, meant, instead } = suggest({ q });
    expect([asked, meant, instead.near]).toEqual([
      { text: q, filters: [], isName: true },
      [],
      undefined,
    ]);
  },
);

test('cinemas are suggested for a screening time while there are upcoming screenings', () => {
  const faust = [screening('bio', '2026-12-04T20:30+01:00')];
  useSite({ faust: {} }, { screenings: { faust } });
  expect(suggest({ q: 'ce soir' })).toHaveProperty('cinemas', true);
  expect(suggest({ q: 'xyz' })).not.toHaveProperty('cinemas');
});
