import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { introduce } from '@/lib/search/api/filter-labels';
import { parseQuery } from '@/lib/search/query/catalogue-address';
import {
  bandsOf,
  type ColumnKey,
  type FacetKey,
  facetKeys,
  facets,
} from '@/lib/search/query/facets';
import { singleChoice } from '@/lib/search/query/query';
import { filmFixture } from '../../catalog/films/film-fixture';
import { t } from './french-messages';

describe('facets', () => {
  const film = filmFixture('nerven', {
    ...{ year: 1919, runtime: 110, countries: ['DE', 'FR'], languages: ['de'], genres: ['drama'] },
    recommendedAge: 10,
    ...{ directors: ['Robert Reinert'], cast: [{ name: 'Erna Morena' }] },
    crew: [{ name: 'Helmar Lerski', job: 'cinematography' }],
    versions: [{ resolution: '2K', subtitles: ['fr'] }],
  });
  const valuesOf = (key: ColumnKey, of = film) => facets[key].values(of, new Set(['nerven']));

  test.each<[ColumnKey, string[]]>([
    ['genre', ['drama']],
    ['country', ['DE', 'FR']],
    ['decade', ['1910']],
    ['director', ['robert-reinert']],
    ['actor', ['erna-morena']],
    ['person', ['robert-reinert', 'erna-morena', 'helmar-lerski']],
    ['language', ['de']],
    ['runtime', ['from-90']],
    ['children', ['all', '10', '11', '12']],
    ['subtitles', ['fr']],
    ['access', []],
    ['shop', ['1']],
  ])('a film’s values of “%s” are %j', (key, values) => expect(valuesOf(key)).toEqual(values));

  test.each([
    [undefined, []],
    [14.9, ['under-15', 'under-30', 'under-60', 'under-90']],
    [15, ['under-30', 'under-60', 'under-90']],
    [60, ['under-90']],
    [90, ['from-90']],
  ])('the runtime bands of %s minutes are %j', (minutes, bands) =>
    expect(bandsOf(minutes)).toEqual(bands),
  );

  test.each([
    ['film', { captions: 'fr' }, ['fr']],
    ['audio', { subtitles: 'de' }, ['de']],
    ['film', { captions: 'de', subtitles: 'fr' }, ['fr', 'de', 'both']],
    ['film', { chapters: 'fr', descriptions: 'de' }, []],
  ])('the subtitles of a %s with %j are %j', (medium, languages, values) => {
    const tracks = Object.entries(languages).map(([kind, srclang]) => ({
      ...{ kind, srclang, src: `/media/${kind}.vtt` },
    }));
    const sources = [{ provider: 'html5', src: '/media/a.mp4' }];
    const media = { [medium]: { type: 'video', sources, tracks } };
    expect(valuesOf('subtitles', filmFixture('a', { media }))).toEqual(values);
  });

  test.each<[FacetKey, valid: string, invalid: string]>([
    ['genre', 'horror, science-fiction, 1', 'Horror, -a, a-, a--b, a b, '],
    ['country', 'DE', 'D, DEU, de, 1DE, DE1'],
    ['decade', '1890, 1920, 2010', '1925, 1720, 11920, 19200, 192'],
    ['director', 'robert-wiene', 'Wiene, a_b'],
    ['actor', 'lil-dagover', 'Lil'],
    ['person', 'carl-mayer', 'Carl'],
    ['language', 'de, zxx, de-CH, zh-Hant-TW', 'd, DE, de-, de-C, de-é, 1de, de-CH-'],
    ['runtime', 'under-15, under-90, from-90', 'xunder-15, from-90x, 10, '],
    ['children', 'all, 2, 12', '1, 13, xall, '],
    ['subtitles', 'fr, de, both, disc-fr, disc-both', 'it, xfr, frx, disc-it, disc-'],
    [
      'access',
      'captions-de, audio-description-fr, sign-language, transcript-fr',
      'captions, captions-it, sign-language-fr, xcaptions-fr',
    ],
    ['watchable', '1', '0, 11, x1, 1x'],
    ['shop', '1', '0, 11'],
  ])('“%s” accepts %s and rejects %s', (key, valid, invalid) => {
    const { pattern } = facets[key];
    expect(valid.split(', ').filter((value) => !pattern.test(value))).toEqual([]);
    expect(invalid.split(', ').filter((value) => pattern.test(value))).toEqual([]);
  });

  test('docs/api.md describes every facet', () => {
    const parameters = readFileSync('docs/api.md', 'utf8').match(/^\| `[^|]+/gm) ?? [];
    const named = parameters.flatMap((cell) => cell.match(/\w+/g) ?? []);
    expect(facetKeys.filter((key) => !named.includes(key))).toEqual([]);
  });
});

const list = (counts: Record<string, number>, chosen?: string) => ({
  counts: Object.entries(counts).map(([value, count]) => ({
    ...{ value, label: value.toUpperCase(), count, chosen: value === chosen },
  })),
  more: 0,
});
type Lists = Partial<Record<FacetKey, ReturnType<typeof list>>>;
function textOf(choice: Parameters<typeof introduce>[0], lists: Lists) {
  const all = { director: list({}), actor: list({}), ...lists } as never;
  return introduce(choice, { total: 4, years: [1919, 1926], facets: all }, 'fr', t).join(' ');
}

test('introduce names the number of films and their years', () => {
  const genre = list({ war: 9, horror: 4 }, 'horror');
  expect(textOf({ key: 'genre', value: 'horror' }, { genre })).toBe(
    '4 films du genre «\u202fHORROR\u202f», de 1919 à 1926.',
  );
});

test.each([
  [{ genre: 'horror' }, { key: 'genre', value: 'horror' }],
  [{ person: 'carl-mayer' }, { key: 'person', value: 'carl-mayer' }],
  [{ genre: ['horror', 'war'] }, undefined],
  [{ genre: 'horror', country: 'DE' }, undefined],
  [{ genre: 'horror', q: 'faust' }, undefined],
  [{ language: 'de' }, undefined],
  [{}, undefined],
])('introduce: the single choice of the query %j is %j', (params, choice) =>
  expect(singleChoice(parseQuery(params))).toEqual(choice),
);
