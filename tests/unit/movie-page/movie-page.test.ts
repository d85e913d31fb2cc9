import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Film } from '@/lib/catalog/films/film';
import { listDownloads } from '@/lib/movie-page/downloads';
import { bookingContact } from '@/lib/movie-page/get-movie-page';
import { type MovieContent, movieParts, playablePart } from '@/lib/movie-page/movie-parts';
import { filmFixture } from '../catalog/films/film-fixture';

describe('movie parts', () => {
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

  test('a film of which nothing is known has its facts alone', () =>
    expect(movieParts(nothing)).toEqual(['synopsis']));

  test('a film of which much is known has every part, in the order of the page', () =>
    expect(movieParts(full)).toEqual([
      ...['synopsis', 'screenings', 'press', 'festivals', 'stills', 'credits', 'versions'],
      ...['news', 'collections', 'related', 'shop', 'professionals'],
    ]));

  test('where a film is to be seen in cinemas first, its screenings stand first', () => {
    const [first, second] = movieParts({ ...full, isForCinema: true });
    expect([first, second]).toEqual(['screenings', 'synopsis']);
  });

  test.each([
    ['festivals', { festivals: [{ award: 'Prix' }] }],
    ['festivals', { awards: [{ name: { fr: 'Prix' } }] }],
    ['credits', { cast: [{ name: 'A' }] }],
    ['credits', { crew: [{ name: 'A', job: 'music' }] }],
  ])('%s is there for one thing of it', (part, facts) =>
    expect(movieParts({ ...nothing, film: filmFixture('a', facts) })).toContain(part),
  );

  test('what the press may take is enough for a part of its own', () => {
    const file = { src: '/media/a/kit.pdf', type: 'PDF' } as MovieContent['downloads'][number];
    expect(movieParts({ ...nothing, downloads: [file] })).toContain('professionals');
  });
});

describe('downloads', () => {
  test('a file to take has its type, and its size where it lies here', () => {
    const root = mkdtempSync(join(tmpdir(), 'bobine-downloads-'));
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
    onTestFinished(() => {
      cwd.mockRestore();
      rmSync(root, { recursive: true });
    });
    mkdirSync(join(root, 'public/media/a'), { recursive: true });
    writeFileSync(join(root, 'public/media/a/kit.pdf'), 'twelve bytes');
    const pressKit = [
      '/media/a/kit.pdf',
      '/media/a/gone.jpg',
      'https://store.example/logo.tif',
    ].map((src) => ({ src, name: 'A' }));
    expect(
      listDownloads(filmFixture('a', { pressKit })).map(({ type, bytes }) => [type, bytes]),
    ).toEqual([
      ['PDF', 12],
      ['JPEG', undefined],
      ['TIFF', undefined],
    ]);
  });
});

describe('get movie page', () => {
  const own = { name: 'Anna', email: 'anna@film.example' };
  const house = { bookings: { name: 'Desk', phone: '+41 22 000 00 00' } };

  test('a film names whom to ask, or the house does, or nobody lends it', () => {
    expect(bookingContact(filmFixture('a', { bookings: own }), house)).toEqual(own);
    expect(bookingContact(filmFixture('a'), house)).toEqual(house.bookings);
    expect(bookingContact(filmFixture('a', { bookings: false }), house)).toBeUndefined();
    expect(bookingContact(filmFixture('a'), {})).toBeUndefined();
  });
});

describe('screen part', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const something = {} as NonNullable<Film['media']['film']>;
  const offered = { ads: false };
  const ended = { ads: false, until: now };

  test.each([
    ['a film that is offered', { film: something }, offered, 'watch'],
    ['a film that has gone', { film: something }, ended, undefined],
    [
      'a film that has gone, with a trailer',
      { film: something, trailer: something },
      ended,
      'watch',
    ],
    ['a work to be heard', { audio: something }, offered, 'listen'],
    ['a work to be heard that has gone', { audio: something }, ended, undefined],
    ['a film without an offer', { film: something }, undefined, undefined],
    ['a film without media', {}, undefined, undefined],
  ])('%s', (_, media, vod, part) =>
    expect(playablePart({ media: media as Film['media'], vod, added: undefined }, now)).toBe(part),
  );
});
