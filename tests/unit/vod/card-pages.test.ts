import { expect, test } from 'vitest';
import { collectionSchema } from '@/lib/content/schema/collection';
import type { Film } from '@/lib/films/film';
import { openKinship } from '@/lib/films/kinship';
import { screeningsOf } from '@/lib/films/screenings/screenings-of';
import { cardPages } from '@/lib/vod/card-pages';
import { filmFixture } from '../films/film-fixture';
import { cinemas, screening } from '../films/screenings/small-cinemas';

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
  openKinship(films)(films.find((film) => film.slug === slug) as Film, 6).map(
    (number) => (films[number] as Film).slug,
  );

const findFacetPages = ({ year }: Film) => [`/decade/${year}`];

test('of a film that comes or goes, the pages that show its card: collections, and films like it', () => {
  expect(cardPages(films, all, { now, findRelated, findFacetPages })).toEqual({
    leaves: ['/collection/with', '/movie/left', '/movie/stays', '/person/murnau', '/decade/1920'],
  });
});

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
