import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { introduce } from '@/lib/search/api/filter-labels';
import {
  facetPagePath,
  hasFacetPage,
  listFacetPages,
  readFacetPage,
} from '@/lib/search/facet-pages/facet-pages';
import { bandOf } from '@/lib/search/query/facet-values';
import { columnKeys, type FacetKey, facetKeys, facets } from '@/lib/search/query/facets';
import { parseQuery } from '@/lib/search/query/parse-query';
import { singleChoice } from '@/lib/search/query/query';
import { filmFixture } from '../../catalog/films/film-fixture';
import { smallHouse } from '../engine/small-house';
import { t } from './words';

describe('facets', () => {
  const track = (kind: string, srclang: string) => ({
    kind,
    srclang,
    src: `/media/${srclang}.vtt`,
  });
  const film = filmFixture('nerven', {
    ...{ year: 1919, runtime: 110, countries: ['DE', 'FR'], languages: ['de'], genres: ['drama'] },
    ...{ directors: ['Robert Reinert'], cast: [{ name: 'Erna Morena' }] },
    crew: [{ name: 'Helmar Lerski', job: 'cinematography' }],
    versions: [{ resolution: '2K', subtitles: ['fr'] }],
  });
  const valuesOf = (key: FacetKey, of = film, inShop: string[] = []) => {
    const { values } = facets[key] as {
      values?: (...args: [typeof film, Set<string>]) => string[];
    };
    return values?.(of, new Set(inShop));
  };

  describe('a film stands', () => {
    test.each([
      ['genre', ['drama']],
      ['country', ['DE', 'FR']],
      ['decade', ['1910']],
      ['director', ['robert-reinert']],
      ['actor', ['erna-morena']],
      ['person', ['robert-reinert', 'erna-morena', 'helmar-lerski']],
      ['language', ['de']],
      ['runtime', ['from-100']],
      ['subtitles', ['fr']],
      ['access', []],
      ['shop', []],
    ] as const)('under %s as %j', (key, values) => expect(valuesOf(key)).toEqual(values));

    test('under the shop where an article is about it, and under the hour in no column', () => {
      expect(valuesOf('shop', film, ['nerven'])).toEqual(['1']);
      expect(valuesOf('watchable')).toBeUndefined();
      expect(columnKeys).toEqual(facetKeys.filter((key) => key !== 'watchable'));
    });

    test.each([
      [undefined, []],
      [1, ['under-10']],
      [9, ['under-10']],
      [10, ['10-60']],
      [60, ['60-100']],
      [99, ['60-100']],
      [100, ['from-100']],
    ])('with %s minutes among %j', (minutes, bands) => expect(bandOf(minutes)).toEqual(bands));
  });

  describe('who reads along finds', () => {
    const readable = (tracks: object[], type = 'film') => {
      const sources = [{ provider: 'html5', src: '/media/a.mp4' }];
      const media = { [type]: { type: 'video', sources, tracks } };
      return valuesOf('subtitles', filmFixture('a', { media }));
    };

    test('captions and subtitles of what the site plays, and nothing else of it', () => {
      expect(readable([track('captions', 'fr')])).toEqual(['fr']);
      expect(readable([track('subtitles', 'de')], 'audio')).toEqual(['de']);
      expect(readable([track('chapters', 'fr'), track('descriptions', 'de')])).toEqual([]);
      expect(readable([track('captions', 'fr')], 'trailer')).toEqual([]);
    });

    test('both languages under each and under both', () =>
      expect(readable([track('captions', 'de'), track('subtitles', 'fr')])).toEqual([
        'fr',
        'de',
        'both',
      ]));
  });

  describe('an address', () => {
    test.each([
      ['genre', ['horror', 'science-fiction', '1'], ['Horror', '-a', 'a-', 'a--b', 'a b', '']],
      ['country', ['DE'], ['D', 'DEU', 'de', '1DE', 'DE1']],
      ['decade', ['1890', '1920', '2010'], ['1925', '1720', '11920', '19200', '192']],
      ['director', ['robert-wiene'], ['Wiene', 'a_b']],
      ['actor', ['lil-dagover'], ['Lil']],
      ['person', ['carl-mayer'], ['Carl']],
      [
        'language',
        ['de', 'zxx', 'de-CH', 'zh-Hant-TW'],
        ['d', 'DE', 'de-', 'de-C', 'de-é', '1de', 'de-CH-'],
      ],
      ['runtime', ['under-10', '10-60', '60-100', 'from-100'], ['x10-60', '10-60x', '10', '']],
      ['subtitles', ['fr', 'de', 'both'], ['it', 'xfr', 'frx']],
      [
        'access',
        ['captions-de', 'audio-description-fr', 'sign-language', 'transcript-fr'],
        ['captions', 'captions-it', 'sign-language-fr', 'xcaptions-fr'],
      ],
      ['watchable', ['1'], ['0', '11', 'x1', '1x']],
      ['shop', ['1'], ['0', '11']],
    ] as const)('of %s may say %j and not %j', (key, right, wrong) => {
      const { pattern } = facets[key];
      expect(right.filter((value) => !pattern.test(value))).toEqual([]);
      expect(wrong.filter((value) => pattern.test(value))).toEqual([]);
    });
  });

  test('every facet stands in the description of the interface', () => {
    const described = readFileSync('docs/api.md', 'utf8');
    const parameters = described.split('\n').filter((line) => line.startsWith('| `'));
    const named = parameters.flatMap((line) => line.split('|')[1]?.match(/\w+/g) ?? []);
    expect(facetKeys.filter((key) => !named.includes(key))).toEqual([]);
  });
});

describe('introduce', () => {
  const count = (value: string, films: number, chosen = false) => ({
    ...{ value, label: value.toUpperCase(), count: films, chosen },
  });
  const list = (...counts: ReturnType<typeof count>[]) => ({ counts, more: 0 });
  type Around = Partial<Record<FacetKey, ReturnType<typeof list>>> & {
    years?: [number, number];
    total?: number;
  };
  function say(
    choice: Parameters<typeof introduce>[0],
    { years = [1919, 1926], total = 4, ...facets }: Around,
  ) {
    const none = list();
    const all = { genre: none, country: none, director: none, actor: none, ...facets };
    return introduce(choice, { total, years, facets: all as never }, 'fr', t).join(' ');
  }

  test('a choice is introduced by its films and their years', () => {
    const genre = list(count('war', 9), count('horror', 4, true));
    expect(say({ key: 'genre', value: 'horror' }, { genre })).toBe(
      '4 films du genre «\u202fHORROR\u202f», de 1919 à 1926.',
    );
  });

  test('with a director the three are named who played most for them, twice at least', () => {
    const actor = list(count('a', 5), count('b', 4), count('c', 3), count('d', 2));
    const once = list(count('a', 5), count('b', 2), count('c', 1));
    const director = list(count('murnau', 4, true));
    const choice = { key: 'director', value: 'murnau' } as const;
    expect(say(choice, { director, actor })).toMatch(/MURNAU.*\. .*A, B et C\.$/);
    expect(say(choice, { director, actor: once })).toMatch(/ A et B\.$/);
    expect(say(choice, { director, actor: list(count('c', 1)) })).toMatch(/1926\.$/);
  });

  test('of others the directors are named, and nobody beside themselves', () => {
    const director = list(count('murnau', 3), count('wiene', 2));
    const choice = { key: 'actor', value: 'murnau' } as const;
    const said = say(choice, { director, actor: list(count('murnau', 4, true)) });
    expect(said).toMatch(/ WIENE\.$/);
  });

  test.each([
    [{ genre: 'horror' }, { key: 'genre', value: 'horror' }],
    [{ person: 'carl-mayer' }, { key: 'person', value: 'carl-mayer' }],
    [{ genre: ['horror', 'war'] }, undefined],
    [{ genre: 'horror', country: 'DE' }, undefined],
    [{ genre: 'horror', q: 'faust' }, undefined],
    [{ language: 'de' }, undefined],
    [{}, undefined],
  ])('the query %j is about %j', (params, choice) =>
    expect(singleChoice(parseQuery(params as never))).toEqual(choice),
  );
});

describe('facet pages', () => {
  const { index } = smallHouse({
    a: { genres: ['horror'], countries: ['DE', 'AT'] },
    b: { genres: ['horror', 'war'], countries: ['DE'] },
    c: { genres: ['horror'], countries: ['DE'], year: 1919 },
  });

  test('a value of three films has a page, one of two has none', () => {
    expect(listFacetPages('genre', { index })).toEqual(['horror']);
    expect(listFacetPages('country', { index })).toEqual(['DE']);
    expect(listFacetPages('decade', { index })).toEqual([]);
  });

  test('what a house has introduced has a page with one film, and none without', () => {
    const introductions = { genre: { war: { fr: 'La guerre.' }, western: { fr: 'L’Ouest.' } } };
    expect(listFacetPages('genre', { index, introductions })).toEqual(['horror', 'war']);
    expect(hasFacetPage('genre', 'western', { index, introductions })).toBe(false);
    expect(hasFacetPage('genre', 'constructor', { index, introductions })).toBe(false);
  });

  test('a path is small, and names its value', () => {
    expect(facetPagePath('country', 'CH')).toBe('/country/ch');
    expect(readFacetPage('country', 'ch')).toBe('CH');
    expect(readFacetPage('genre', 'horror')).toBe('horror');
  });
});
