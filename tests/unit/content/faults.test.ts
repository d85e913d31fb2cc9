import { describe, expect, test } from 'vitest';
import { findMissingFiles } from '@/lib/content/assets';
import { ContentError, describeFaults } from '@/lib/content/fault';
import { findBrokenReferences } from '@/lib/content/references';

const fault = { path: 'house/films/a.yaml', field: 'year', expected: 'a year' };

test('faults are counted, and each has a line that says where it is', () => {
  expect(describeFaults([fault])).toBe(
    '1 fault in the content:\n  house/films/a.yaml: year: a year',
  );
  expect(describeFaults([fault, fault])).toMatch(/^2 faults in the content:\n {2}\S.*\n {2}\S/);
});

test('what stops a build says all of them, and is known by its name', () => {
  const error = new ContentError([fault]);
  expect(error).toMatchObject({ name: 'ContentError', faults: [fault] });
  expect(error.message).toBe(describeFaults([fault]));
});

describe('files that are named and are not there', () => {
  const none = () => false;
  const find = (film: object, article: object = {}, exists: (file: string) => boolean = none) =>
    findMissingFiles(
      { films: new Map([['a', film]]), articles: new Map([['b', article]]) } as never,
      'house',
      exists,
    );

  test('are found wherever a film names them', () => {
    const src = '/media/a/x';
    const media = {
      ...{ poster: '/media/a/p', sources: [{ src }], tracks: [{ src }], title: { fr: '/no/path' } },
      previewThumbnails: { src },
    };
    const fields = find({ poster: { src }, stills: [{ src }], media: { film: media } }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual([
      'poster.src',
      'stills.0.src',
      'media.film.poster',
      'media.film.sources.0.src',
      'media.film.tracks.0.src',
      'media.film.previewThumbnails.src',
    ]);
  });

  test('and those of an article, each with its place', () => {
    expect(find({}, { image: { src: '/media/shop/b.jpg' } })).toEqual([
      {
        path: 'house/shop/b.yaml',
        field: 'image.src',
        expected: 'the file house/media/shop/b.jpg',
      },
    ]);
    expect(find({ poster: { src: '/x.jpg' } })[0]?.path).toBe('house/films/a.yaml');
  });

  test('are not looked for on the web', () => {
    expect(find({ poster: { src: 'https://a.example/x.jpg' }, year: 1919, rights: null })).toEqual(
      [],
    );
  });

  test('are those that lie where the site serves them from', () => {
    const there = (file: string) => file === 'house/media/x.jpg' || file === 'public/y.jpg';
    const named = (src: string) => find({ poster: { src } }, {}, there).length;
    expect(['/media/x.jpg', '/y.jpg', '/x.jpg', '/media/y.jpg'].map(named)).toEqual([0, 0, 1, 1]);
  });
});

describe('films and genres that are named and are not there', () => {
  const nothing = {
    films: new Map(),
    collections: new Map(),
    articles: new Map(),
    months: new Map(),
  };
  const find = (read: object, slugs: string[] = ['nerven', 'faust']) =>
    findBrokenReferences({ ...nothing, ...read } as never, slugs, 'house');

  test('are found in collections and articles', () => {
    const collections = new Map([['c', { films: [{ film: 'faust' }, { film: 'dracula' }] }]]);
    const articles = new Map([['d', { films: ['nerven', 'dracula'] }]]);
    const expected = 'something that is in house/films, and dracula is not';
    expect(find({ collections, articles })).toEqual([
      { path: 'house/collections/c.yaml', field: 'films.1.film', expected },
      { path: 'house/shop/d.yaml', field: 'films.1', expected },
    ]);
  });

  test('are looked for in the settings only where these could be read', () => {
    const films = new Map([['a', { genres: ['drama', 'dram'] }]]);
    expect(find({ films })).toEqual([]);
    expect(find({ films, genres: { drama: {} } })).toEqual([
      {
        path: 'house/films/a.yaml',
        field: 'genres.1',
        expected: 'something that is in house/genres.yaml, and dram is not; did you mean drama?',
      },
    ]);
    const months = new Map([['2026-12', { '2026-12-24': { film: 'nerven' } }]]);
    expect(find({ months })).toEqual([]);
  });

  test('are guessed from what is written too long as well as too short', () => {
    const months = new Map([['2026-12', { '2026-12-24': { film: 'nerven-1919' } }]]);
    const found = find({ months });
    expect(found[0]).toMatchObject({
      path: 'house/programme/2026-12.yaml',
      field: '2026-12-24.film',
    });
    expect(found[0]?.expected).toMatch(/; did you mean nerven\?$/);
  });
});
