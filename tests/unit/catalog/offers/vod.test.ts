import { describe, expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { freshFilms } from '@/lib/catalog/films/offer';
import { createSimilaritySearch } from '@/lib/catalog/films/similarity';
import { cardPages } from '@/lib/catalog/offers/card-pages';
import { groupByLength, layoutOffer, shelfPath } from '@/lib/catalog/offers/offer-layout';
import { allAccess, choicePath, isChosen, listChoices } from '@/lib/catalog/offers/vod-choice';
import { screeningsOf } from '@/lib/catalog/screenings/screening';
import { collectionSchema } from '@/lib/content/schema/film-selections';
import { filmFixture } from '../films/film-fixture';
import { cinemas, screening } from '../screenings/small-cinemas';

const media = { film: { type: 'video', sources: [{ provider: 'youtube', src: 'abc' }] } };
const now = new Date('2026-11-22T12:00:00Z');

describe('card pages', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const vod = (facts: object) => ({ vod: { ads: false, ...facts } });
  const films = [
    filmFixture('leaves', { directors: ['Murnau'], ...vod({ until: '2026-12-01T00:00:00Z' }) }),
    filmFixture('left', { directors: ['Murnau'], ...vod({ until: '2026-11-01T00:00:00Z' }) }),
    filmFixture('stays', { directors: ['Murnau'], ...vod({}) }),
    filmFixture('other', { directors: ['Lubitsch'] }),
  ];
  const words = { fr: 'A' };
  const collection = (...slugs: string[]) =>
    collectionSchema.parse({
      ...{ kind: 'theme', title: words, summary: words, introduction: words, order: 1 },
      films: slugs.map((film) => ({ film, reason: words })),
    });
  const collections = new Map([
    ['with', collection('leaves', 'other')],
    ['without', collection('stays')],
  ]);
  const all = { films: new Map(films.map((film) => [film.slug, film])), collections };
  const findRelated = (slug: string) =>
    createSimilaritySearch(films)(films.find((film) => film.slug === slug) as Film, 6).map(
      (number) => (films[number] as Film).slug,
    );
  const findFacetPages = ({ year }: Film) => [`/decade/${year}`];

  test('of a film that comes or goes, the pages that show its card: collections, and films like it', () =>
    expect(cardPages(films, all, { now, findRelated, findFacetPages })).toEqual({
      leaves: ['/collection/with', '/movie/left', '/movie/stays', '/person/murnau', '/decade/1920'],
    }));

  test('of a film that others may show, its player for them too', () => {
    const shown = films.map((film) => ({ ...film, embed: true }));
    expect(cardPages(shown, all, { now, findRelated, findFacetPages: () => [] })).toEqual({
      leaves: [
        ...['/embed/leaves', '/collection/with', '/movie/left', '/movie/stays'],
        '/person/murnau',
      ],
    });
  });

  test('of a film that is still to be shown in cinemas too: its card says when', () => {
    const announced = cinemas({
      stays: [screening('bio', '2026-12-04T20:30+01:00')],
      left: [screening('bio', '2026-11-04T20:30+01:00')],
    });
    const shown = films.map((film) => ({
      ...film,
      screenings: screeningsOf(film.slug, announced, 'fr'),
    }));
    expect(cardPages(shown, all, { now, findRelated, findFacetPages })).toEqual({
      leaves: expect.anything(),
      stays: [
        ...['/collection/without', '/movie/leaves', '/movie/left'],
        ...['/person/murnau', '/decade/1920'],
      ],
    });
  });
});

describe('choice', () => {
  const track = (srclang: string, kind = 'captions') => ({
    kind,
    srclang,
    src: `/media/${srclang}.vtt`,
  });
  const media = (...tracks: object[]) => ({
    film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }], tracks },
  });
  const both = filmFixture('both', {
    media: media(track('fr'), track('de', 'subtitles'), track('it', 'chapters')),
    vod: { ads: false },
  });
  const paid = filmFixture('paid', { media: media(track('fr')), vod: { ads: true } });
  const foreign = filmFixture('foreign', {
    media: { film: { type: 'video', sources: [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }] } },
    vod: { ads: false },
  });
  const films = [both, paid, filmFixture('gone', { media: media(track('en')) })];

  test('films are chosen by captions and by advertisements, and by both; of a provider’s player nobody knows', () => {
    const chosen = (choice: Parameters<typeof isChosen>[1]) =>
      [both, paid, foreign].filter((film) => isChosen(film, choice)).map(({ slug }) => slug);
    expect(chosen({})).toEqual(['both', 'paid', 'foreign']);
    expect(chosen({ captions: 'de' })).toEqual(['both']);
    expect(chosen({ ads: 'with' })).toEqual(['paid']);
    expect(chosen({ captions: 'fr', ads: 'without' })).toEqual(['both']);
  });

  test('films are chosen by who can follow them, in each language that an offered one has', () => {
    const signed = filmFixture('signed', {
      media: media(track('de', 'descriptions')),
      access: { audioDescription: ['fr'], signLanguage: ['ssr'] },
      vod: { ads: false },
    });
    expect(allAccess([signed, ...films])).toEqual([
      ...['captions-fr', 'audio-description-fr', 'text-description-de', 'sign-language'],
    ]);
    const found = (access: string) => [signed, both].filter((film) => isChosen(film, { access }));
    expect(found('sign-language')).toEqual([signed]);
    expect(found('captions-fr')).toEqual([both]);
    expect(found('captions-de')).toEqual([]);
    expect(choicePath({ access: 'sign-language', ads: 'without' })).toBe(
      '/vod/langue-des-signes-sans-publicite',
    );
  });

  test('every choice has an address of its own', () => {
    const paths = listChoices(films).map(choicePath);
    expect(paths).toContain('/vod');
    expect(paths).toContain('/vod/sous-titres-de-sans-publicite');
    expect(paths).toContain('/vod/sous-titres-pour-sourds-fr-avec-publicite');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(12);
  });
});

describe('fresh films', () => {
  const added = (slug: string, day: string) =>
    filmFixture(slug, { media, vod: { ads: false }, added: day });
  const [old, fresh] = [added('a', '2026-10-01'), added('b', '2026-11-20')];

  test('what came within thirty days is new beside what was there before', () =>
    expect([...freshFilms([old, fresh], now)]).toEqual(['b']));

  test('where everything is new nothing is called so', () => {
    expect(freshFilms([fresh, added('c', '2026-11-21')], now)).toHaveProperty('size', 0);
    // One that cannot be watched is no older film.
    expect(freshFilms([fresh, filmFixture('d', { added: '2020-01-01' })], now)).toHaveProperty(
      'size',
      0,
    );
  });
});

describe('lay offer', () => {
  const offered = (
    slug: string,
    facts: { until?: string; from?: string; runtime?: number } = {},
  ) => {
    const { runtime, ...vod } = facts;
    return filmFixture(slug, { media, added: '2026-01-01', runtime, vod: { ads: false, ...vod } });
  };
  const many = (
    count: number,
    facts: (index: number) => Parameters<typeof offered>[1] = () => ({}),
  ) => Array.from({ length: count }, (_, index) => offered(`f${index}`, facts(index)));
  const slugs = (films: Film[]) => films.map(({ slug }) => slug);
  const all = (films: Film[]) => {
    const { lead, rows, shelves } = layoutOffer(films, now);
    return slugs([
      ...(lead ? [lead] : []),
      ...rows.flat(),
      ...shelves.flatMap((shelf) => shelf.films),
    ]);
  };
  const shelvesOf = (films: Film[]) =>
    layoutOffer(films, now).shelves.map(({ name, films: shelf }) => [name, shelf.length]);

  test.each([1, 2, 3, 4, 9, 12, 13, 40])('of %i films each is shown once', (count) => {
    const films = many(count, (index) => ({ runtime: 1 + index * 5 }));
    expect(all(films).sort()).toEqual(slugs(films).sort());
  });

  test.each([
    [1, []],
    [2, [1]],
    [3, [2]],
    [4, [2, 1]],
    [5, [2, 2]],
    [9, [2, 1, 2, 1, 2]],
    [12, [2, 1, 2, 1, 2, 1, 2]],
  ])('%i films stand large, after the first in rows of %j', (count, rows) => {
    const layout = layoutOffer(many(count), now);
    expect(layout.rows.map((row) => row.length)).toEqual(rows);
    expect(layout.shelves).toEqual([]);
  });

  test('a large offer stands on shelves of at least four films that are on none above', () => {
    // One leads; of the sixteen others four leave, of whom two are short.
    const films = many(17, (index) => ({
      runtime: index < 8 ? 5 : index < 11 ? 30 : 90,
      ...(index >= 5 && index < 10 && { until: `2026-11-${33 - index}T00:00:00Z` }),
    }));
    expect(shelvesOf(films)).toEqual([
      ['leaving', 4],
      ['short', 5],
      ['evening', 6],
      ['others', 1],
    ]);
  });

  test('what has come within a month is a shelf of its own, of eight at most', () => {
    const films = many(30, (index) => (index < 12 ? { from: '2026-11-20T00:00:00Z' } : {}));
    // The first of the twelve leads; the three that have no room there have unknown lengths, as all.
    expect(shelvesOf(films)).toEqual([
      ['new', 8],
      ['evening', 21],
    ]);
  });

  test('what leaves soon comes first, in the order of its end; then what came last', () => {
    const films = [
      offered('old'),
      offered('fresh', { from: '2026-11-21T00:00:00Z' }),
      offered('ends-later', { until: '2027-11-21T00:00:00Z' }),
      offered('ends-second', { until: '2026-11-30T00:00:00Z' }),
      offered('ends-first', { until: '2026-11-23T00:00:00Z' }),
    ];
    expect(all(films)).toEqual(['ends-first', 'ends-second', 'fresh', 'old', 'ends-later']);
  });

  test('of a great many films each shelf shows some, says how many there are, and leads to all of them', () => {
    const films = many(400, (index) => ({ runtime: index < 100 ? 5 : index < 150 ? 30 : 90 }));
    const { shelves } = layoutOffer(films, now);
    expect(shelves.map((shelf) => [shelf.name, shelf.films.length, shelf.count])).toEqual([
      ['short', 12, 99],
      ['hour', 12, 50],
      ['evening', 12, 250],
    ]);
    expect(shelves.map(({ name }) => shelfPath(name))).toEqual([
      '/catalogue?runtime=under-10&watchable=1',
      '/catalogue?runtime=10-60&watchable=1',
      '/catalogue?runtime=60-100&runtime=from-100&watchable=1',
    ]);
  });
});

test('films fall into the time a visitor has, shortest first, unknown length last', () => {
  const films = [60, 10, 9.9, 59, undefined, 1].map((runtime, index) =>
    filmFixture(`${index}`, { runtime }),
  );
  const groups = groupByLength(films);
  expect(groups.short.map(({ runtime }) => runtime)).toEqual([1, 9.9]);
  expect(groups.hour.map(({ runtime }) => runtime)).toEqual([10, 59]);
  expect(groups.evening.map(({ runtime }) => runtime)).toEqual([60, undefined]);
});
