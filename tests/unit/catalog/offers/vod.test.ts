import { describe, expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { createSimilaritySearch } from '@/lib/catalog/films/similarity';
import { cardPages } from '@/lib/catalog/offers/card-pages';
import { groupByLength, layoutOffer } from '@/lib/catalog/offers/offer-layout';
import { allAccess, isChosen } from '@/lib/catalog/offers/vod-choice';
import { screeningsOf } from '@/lib/catalog/screenings/screening';
import { filmFixture, ownVideo, youTubeVideo } from '../films/film-fixture';
import { cinemas, screening } from '../screenings/small-cinemas';

const now = new Date('2026-11-22T12:00:00Z');
const vod = { ads: false };

const directors = ['Murnau'];
const films = [
  filmFixture('leaves', { directors, vod: { ...vod, until: '2026-12-01T00:00:00Z' } }),
  filmFixture('left', { directors, vod: { ...vod, until: '2026-11-01T00:00:00Z' } }),
  filmFixture('stays', { directors, vod }),
  filmFixture('other', { directors: ['Lubitsch'] }),
];
const collection = (...slugs: string[]) => ({ films: slugs.map((film) => ({ film })) });
const collections = new Map([
  ['with', collection('leaves', 'other')],
  ['without', collection('stays')],
]) as never;
const all = { films: new Map(films.map((film) => [film.slug, film])), collections };
const findSimilar = createSimilaritySearch(films);
const options = {
  now,
  findRelated: (slug: string) =>
    findSimilar(films.find((film) => film.slug === slug) as Film, 6).map(
      (number) => (films[number] as Film).slug,
    ),
  findFacetPages: ({ year }: Film) => [`/decade/${year}`],
};
const withFeed = (page: string) => [`/${page}`, `/feed/${page}.xml`];
const pages = ['/movie/left', '/movie/stays', ...withFeed('person/murnau'), '/decade/1920'];

test('cardPages: a film with a future change is shown on collections, related films, people and facets', () =>
  expect(cardPages(films, all, options)).toEqual({
    leaves: [...withFeed('collection/with'), ...pages],
  }));

test('cardPages: an upcoming screening is a future change', () => {
  const announced = cinemas({
    stays: [screening('bio', '2026-12-04T20:30+01:00')],
    left: [screening('bio', '2026-11-04T20:30+01:00')],
  });
  const shown = films.map((film) => ({
    ...film,
    screenings: screeningsOf(film.slug, announced, 'fr'),
  }));
  expect(cardPages(shown, all, options)).toEqual({
    leaves: expect.anything(),
    stays: [
      ...[...withFeed('collection/without'), '/movie/leaves', '/movie/left'],
      ...[...withFeed('person/murnau'), '/decade/1920'],
    ],
  });
});

describe('a choice of offers', () => {
  const mediaWith = (tracks: Record<string, string>) => ({
    film: {
      ...ownVideo,
      tracks: Object.entries(tracks).map(([srclang, kind]) => ({
        ...{ kind, srclang, src: `/media/${srclang}.vtt` },
      })),
    },
  });
  const both = filmFixture('both', {
    media: mediaWith({ fr: 'captions', de: 'subtitles', it: 'chapters' }),
    vod,
  });
  const paid = filmFixture('paid', { media: mediaWith({ fr: 'captions' }), vod: { ads: true } });
  const foreign = filmFixture('foreign', { media: { film: youTubeVideo }, vod });
  const signed = filmFixture('signed', {
    media: mediaWith({ de: 'descriptions' }),
    access: { audioDescription: ['fr'], signLanguage: ['ssr'] },
    vod,
  });
  const films = [both, paid, filmFixture('gone', { media: mediaWith({ en: 'captions' }) })];

  test.each<[choice: Parameters<typeof isChosen>[1], slugs: string[]]>([
    [{}, ['both', 'paid', 'foreign', 'signed']],
    [{ captions: 'de' }, ['both']],
    [{ ads: 'with' }, ['paid']],
    // A provider's player may show ads, so the film counts as neither.
    [{ captions: 'fr', ads: 'without' }, ['both']],
    [{ ads: 'without' }, ['both', 'signed']],
    [{ access: 'sign-language' }, ['signed']],
    [{ access: 'captions-fr' }, ['both', 'paid']],
    [{ access: 'captions-de' }, []],
  ])('%j includes the films %j', (choice, slugs) => {
    const chosen = [both, paid, foreign, signed].filter((film) => isChosen(film, choice));
    expect(chosen.map(({ slug }) => slug)).toEqual(slugs);
  });

  test('the accessibility choices are those of the offered films', () =>
    expect(allAccess([signed, ...films])).toEqual([
      ...['captions-fr', 'audio-description-fr', 'text-description-de', 'sign-language'],
    ]));
});

describe('layoutOffer', () => {
  type Facts = { until?: string; from?: string; runtime?: number };
  const offered = (slug: string, { runtime, ...dates }: Facts = {}) =>
    filmFixture(slug, {
      ...{ media: { film: youTubeVideo }, added: '2026-01-01', runtime },
      vod: { ...vod, ...dates },
    });
  const many = (count: number, facts: (index: number) => Facts = () => ({})) =>
    Array.from({ length: count }, (_, index) => offered(`f${index}`, facts(index)));
  const slugs = (films: Film[]) => films.map(({ slug }) => slug);
  const allOf = (films: Film[]) => {
    const { lead, rows, shelves } = layoutOffer(films, now);
    return slugs([
      ...(lead ? [lead] : []),
      ...rows.flat(),
      ...shelves.flatMap((shelf) => shelf.films),
    ]);
  };
  const shelvesOf = (films: Film[]) =>
    layoutOffer(films, now).shelves.map((shelf) => [shelf.name, shelf.films.length, shelf.count]);

  test.each([
    [1, []],
    [2, [1]],
    [3, [2]],
    [4, [2, 1]],
    [5, [2, 2]],
    [9, [2, 1, 2, 1, 2]],
    [12, [2, 1, 2, 1, 2, 1, 2]],
  ])('%i films are one large film and rows of %j', (count, rows) => {
    const layout = layoutOffer(many(count), now);
    expect(layout.rows.map((row) => row.length)).toEqual(rows);
    expect(layout.shelves).toEqual([]);
  });

  test('a shelf has at least four films that are on no shelf above', () => {
    // One is the lead; four of the sixteen others leave soon, and two of these are short.
    const films = many(17, (index) => ({
      runtime: index < 8 ? 5 : index < 11 ? 30 : 90,
      ...(index >= 5 && index < 10 && { until: `2026-11-${33 - index}T00:00:00Z` }),
    }));
    expect(shelvesOf(films).map(([name, shown]) => [name, shown])).toEqual([
      ['leaving', 4],
      ['short', 5],
      ['evening', 6],
      ['others', 1],
    ]);
  });

  test('films that leave soon come first, by their end, then the newest', () => {
    const films = [
      offered('old'),
      offered('fresh', { from: '2026-11-21T00:00:00Z' }),
      offered('ends-later', { until: '2027-11-21T00:00:00Z' }),
      offered('ends-second', { until: '2026-11-30T00:00:00Z' }),
      offered('ends-first', { until: '2026-11-23T00:00:00Z' }),
    ];
    expect(allOf(films)).toEqual(['ends-first', 'ends-second', 'fresh', 'old', 'ends-later']);
  });

  test('groupByLength orders films by runtime, unknown runtimes last', () => {
    const films = [60, 10, 9.9, 59, undefined, 1].map((runtime) => filmFixture('a', { runtime }));
    const { short, hour, evening } = groupByLength(films);
    expect([short, hour, evening].map((group) => group.map(({ runtime }) => runtime))).toEqual([
      [1, 9.9],
      [10, 59],
      [60, undefined],
    ]);
  });
});
