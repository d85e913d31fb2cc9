import { expect, test } from 'vitest';
import { type MovieContent, movieParts } from '@/lib/movie-page/movie-parts';
import { filmFixture } from '../films/film-fixture';

const nothing: MovieContent = {
  film: filmFixture('a'),
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
  screenings: [{} as MovieContent['screenings'][number]],
  isForCinema: false,
  collections: [{} as MovieContent['collections'][number]],
  news: [{} as MovieContent['news'][number]],
  related: [filmFixture('b')],
  articles: [{} as MovieContent['articles'][number]],
  downloads: [],
  bookings: { name: 'Anna Muster', email: 'anna@house.example' },
};

test('a film of which nothing is known has its facts alone', () => {
  expect(movieParts(nothing)).toEqual(['synopsis']);
});

test('a film of which much is known has every part, in the order of the page', () => {
  expect(movieParts(full)).toEqual([
    ...['synopsis', 'screenings', 'press', 'festivals', 'stills', 'credits', 'versions'],
    ...['news', 'collections', 'related', 'shop', 'professionals'],
  ]);
});

test('where a film is to be seen in cinemas first, its screenings stand first', () => {
  const [first, second] = movieParts({ ...full, isForCinema: true });
  expect([first, second]).toEqual(['screenings', 'synopsis']);
});

test.each([
  ['festivals', { festivals: [{ award: 'Prix' }] }],
  ['festivals', { awards: [{ name: { fr: 'Prix' } }] }],
  ['credits', { cast: [{ name: 'A' }] }],
  ['credits', { crew: [{ name: 'A', job: 'music' }] }],
])('%s is there for one thing of it', (part, facts) => {
  expect(movieParts({ ...nothing, film: filmFixture('a', facts) })).toContain(part);
});

test('what the press may take is enough for a part of its own', () => {
  const file = { src: '/media/a/kit.pdf', type: 'PDF' } as MovieContent['downloads'][number];
  expect(movieParts({ ...nothing, downloads: [file] })).toContain('professionals');
});
