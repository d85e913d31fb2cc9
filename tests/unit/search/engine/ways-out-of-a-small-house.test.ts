import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { suggestForNoResults } from '@/lib/search/engine/no-result-suggestions';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { parseQuery, type SearchParams } from '@/lib/search/query/parse-query';
import { cinemas, screening } from '../../catalog/screenings/small-cinemas';
import { t } from '../query/words';
import { type Facts, smallHouse } from './small-house';

let small: SearchIndex;
vi.mock('@/lib/search/engine/get-search-index', async (importActual) => ({
  ...(await importActual<object>()),
  getSearchIndex: () => small,
}));

const now = new Date('2026-11-21T12:00:00Z');
const out = (params: SearchParams) => {
  const ways = suggestForNoResults(parseQuery(params), 'fr', t, now);
  if (!ways) throw new Error('The catalogue has films');
  return ways;
};

const open = (films: Record<string, Facts>) => {
  small = smallHouse(films).index;
};

test('without a film there is no way out', () => {
  open({});
  expect(suggestForNoResults(parseQuery({ q: 'faust' }), 'fr', t, now)).toBeUndefined();
  open({ faust: {} });
  expect(out({ q: 'xyz' }).instead.total).toBe(1);
});

test('filters that lead further are tried, most films first, and none that leads nowhere', () => {
  open({
    a: { genres: ['war'], countries: ['FR'] },
    b: { genres: ['war'], countries: ['FR'] },
    c: { genres: ['horror'], countries: ['DE'], year: 1890 },
  });
  const { without, instead } = out({ country: 'FR', genre: 'horror', watchable: '1' });
  expect([without, instead.leftOut.length, instead.total]).toEqual([[], 3, 3]);
  const ways = out({ country: 'FR', genre: 'horror' }).without;
  expect(ways.map(({ leftOut, total }) => [leftOut, total])).toEqual([
    [['Épouvante'], 2],
    [['France'], 1],
  ]);
  expect(ways[0]?.query).toEqual(parseQuery({ country: 'FR' }));
  const other = out({ country: 'DE', genre: 'war' }).without;
  expect(other.map(({ leftOut, total }) => [leftOut, total])).toEqual([
    [['Allemagne'], 2],
    [['Film de guerre'], 1],
  ]);
});

test('a name near the text is looked for with the filters, or else without them', () => {
  open({ a: { directors: ['Murnau'], countries: ['DE'] }, b: { countries: ['FR'] } });
  const [within, beyond] = ['DE', 'FR'].map((country) => out({ q: 'murnxyz', country }).instead);
  expect(within).toMatchObject({ leftOut: [], near: 'Murnau', total: 1 });
  expect(within?.query).toMatchObject({ text: 'Murnau', filters: { country: ['DE'] } });
  expect(beyond).toMatchObject({ leftOut: ['France'], near: 'Murnau', total: 1 });
  expect(beyond?.query).toMatchObject({ text: 'Murnau', filters: {}, page: 1 });
});

test('no name is guessed where filters alone are in the way', () => {
  open({ a: { directors: ['Murnau'], countries: ['DE'] }, b: { countries: ['FR'] } });
  expect(out({ q: 'murnau', country: 'FR' })).toMatchObject({
    ...{ meant: [], instead: { leftOut: ['France'], total: 1 } },
  });
});

test('whoever asks for cinemas is told of them where screenings are announced', () => {
  const { library } = smallHouse({ faust: {} });
  const site = { ...library.site, timeZone: 'Europe/Zurich' };
  const shown = cinemas({ faust: [screening('bio', '2026-12-04T20:30+01:00')] });
  small = openIndex(buildIndex({ ...library, ...shown, site }));
  expect(out({ q: 'ce soir' })).toHaveProperty('cinemas', true);
  expect(out({ q: 'xyz' })).not.toHaveProperty('cinemas');
});
