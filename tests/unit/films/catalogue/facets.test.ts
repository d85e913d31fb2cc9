import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decadeOf } from '@/lib/films/catalogue/decade-of';
import {
  columnKeys,
  type FacetKey,
  facetKeys,
  facets,
  facetsOffered,
  isIntroduced,
} from '@/lib/films/catalogue/facets';
import { bandOf } from '@/lib/films/catalogue/runtime-bands';
import { filmFixture } from '../film-fixture';

const track = (kind: string, srclang: string) => ({ kind, srclang, src: `/media/${srclang}.vtt` });
const film = filmFixture('nerven', {
  ...{ year: 1919, runtime: 110, countries: ['DE', 'FR'], languages: ['de'], genres: ['drama'] },
  ...{ directors: ['Robert Reinert'], cast: [{ name: 'Erna Morena' }] },
  crew: [{ name: 'Helmar Lerski', job: 'cinematography' }],
  versions: [{ resolution: '2K', subtitles: ['fr'] }],
});
const valuesOf = (key: FacetKey, of = film, inShop: string[] = []) => {
  const { values } = facets[key] as { values?: (...args: [typeof film, Set<string>]) => string[] };
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
  ] as const)('under %s as %j', (key, values) => {
    expect(valuesOf(key)).toEqual(values);
  });

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
  ])('with %s minutes among %j', (minutes, bands) => {
    expect(bandOf(minutes)).toEqual(bands);
  });

  test.each([
    [1919, '1910'],
    [1920, '1920'],
    [1929, '1920'],
  ])('with the year %i in the decade of %s', (year, decade) => {
    expect(decadeOf({ year })).toBe(decade);
  });
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

  test('both languages under each and under both', () => {
    expect(readable([track('captions', 'de'), track('subtitles', 'fr')])).toEqual([
      'fr',
      'de',
      'both',
    ]);
  });

  test('no language that the site does not speak', () => {
    expect(readable([track('captions', 'it')])).toEqual([]);
  });
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

test('the form offers most facets to open, two as switches, and people of every kind by links', () => {
  expect(facetsOffered('switch')).toEqual(['watchable', 'shop']);
  expect(facetsOffered('link')).toEqual(['person']);
  expect(facetsOffered('panel')).toEqual([
    ...[
      'genre',
      'country',
      'decade',
      'director',
      'actor',
      'language',
      'runtime',
      'subtitles',
      'access',
    ],
  ]);
});

test('what a page can be about has an introduction', () => {
  expect(facetKeys.filter(isIntroduced)).toEqual([
    ...['genre', 'country', 'decade', 'director', 'actor', 'person'],
  ]);
});

test('every facet stands in the description of the interface', () => {
  const described = readFileSync('docs/api.md', 'utf8');
  const parameters = described.split('\n').filter((line) => line.startsWith('| `'));
  const named = parameters.flatMap((line) => line.split('|')[1]?.match(/\w+/g) ?? []);
  expect(facetKeys.filter((key) => !named.includes(key))).toEqual([]);
});

test('a film’s verdict has a bit for each facet', () => {
  expect(facetKeys.length).toBeLessThanOrEqual(16);
});
