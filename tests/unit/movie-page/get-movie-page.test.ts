import { expect, test } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import {
  bookingContact,
  type MovieContent,
  movieParts,
  playablePart,
  showsScene,
} from '@/lib/movie-page/get-movie-page';
import { filmFixture } from '../catalog/films/film-fixture';

const nothing: MovieContent = {
  film: filmFixture('a'),
  films: [],
  programmes: [],
  trailers: [],
  screenings: [],
  isForCinema: false,
  collections: [],
  news: [],
  related: [],
  articles: [],
  downloads: [],
};
const full: MovieContent = {
  film: filmFixture('a', {
    directors: ['A'],
    quotes: [{ text: { fr: 'Bien' }, source: 'B' }],
    stills: [{ src: '/media/a/1.jpg', alt: { fr: 'Un' } }],
    versions: [{ resolution: '4K' }],
    festivals: [{ festival: 'Mire' }],
  }),
  films: [filmFixture('c')],
  programmes: [],
  trailers: [{} as MovieContent['trailers'][number]],
  screenings: [{} as MovieContent['screenings'][number]],
  isForCinema: false,
  collections: [{} as MovieContent['collections'][number]],
  news: [{} as MovieContent['news'][number]],
  related: [filmFixture('b')],
  articles: [{} as MovieContent['articles'][number]],
  downloads: [],
  bookings: { name: 'Anna Muster', email: 'anna@house.example' },
};

test('movieParts lists the parts with content in the order of the page, screenings first for a film in cinemas', () => {
  expect(movieParts(nothing)).toEqual(['facts']);
  const parts = [
    ...['films', 'facts', 'trailers', 'screenings', 'press', 'festivals', 'stills', 'credits'],
    ...['versions', 'news', 'collections', 'related', 'shop', 'professionals'],
  ];
  expect(movieParts(full)).toEqual(parts);
  const [first, second] = movieParts({ ...full, isForCinema: true });
  expect([first, second]).toEqual(['screenings', 'films']);
});

test.each([
  ['festivals', { festivals: [{ award: 'Prix' }] }],
  ['festivals', { awards: [{ name: { fr: 'Prix' } }] }],
  ['credits', { cast: [{ name: 'A' }] }],
  ['credits', { crew: [{ name: 'A', job: 'music' }] }],
])('movieParts has %s for %j', (part, facts) =>
  expect(movieParts({ ...nothing, film: filmFixture('a', facts) })).toContain(part),
);

test('the booking contact is the film’s, else the site’s, and none for a film without bookings', () => {
  const own = { name: 'Anna', email: 'anna@film.example' };
  const site = { bookings: { name: 'Desk', phone: '+41 22 000 00 00' } };
  expect(bookingContact(filmFixture('a', { bookings: own }), site)).toEqual(own);
  expect(bookingContact(filmFixture('a'), site)).toEqual(site.bookings);
  expect(bookingContact(filmFixture('a', { bookings: false }), site)).toBeUndefined();
  expect(bookingContact(filmFixture('a'), {})).toBeUndefined();
});

const now = new Date('2026-11-21T12:00:00Z');
const something = {} as NonNullable<Film['media']['film']>;
const offered = { ads: false };
const ended = { ads: false, until: now };

test.each([
  ['an offered film', { film: something }, offered, 'watch'],
  ['a film after its offer', { film: something }, ended, undefined],
  ['the trailer after the offer', { film: something, trailer: something }, ended, 'watch'],
  ['an offered audio work', { audio: something }, offered, 'listen'],
  ['an audio work after its offer', { audio: something }, ended, undefined],
  ['a film without an offer', { film: something }, undefined, undefined],
  ['a film without media', {}, undefined, undefined],
])('playablePart for %s', (_, media, vod, part) =>
  expect(playablePart({ media: media as Film['media'], vod, added: undefined }, now)).toBe(part),
);

test.each([
  ['a film without pictures', {}, [], true],
  ['a film with a still', {}, [something], false],
  [
    'a film that plays here',
    { film: { sources: [{ provider: 'html5', src: '/a.mp4' }] } },
    [],
    false,
  ],
  [
    'a film at a provider',
    { film: { sources: [{ provider: 'vimeo', src: '1' }] } },
    [something],
    true,
  ],
  ['an audio work with a picture', { audio: { poster: '/a.jpg' } }, [], false],
])('playablePart: whether the drawing of the poster stands above %s', (_, media, stills, shown) => {
  const film = { media, stills, vod: offered, added: undefined } as unknown as Film;
  expect(showsScene(film, now)).toBe(shown);
});
