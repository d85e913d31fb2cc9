import { describe, expect, test } from 'vitest';
import { findMissingFiles } from '@/lib/content/validate/media/missing-files';
import { findBrokenReferences } from '@/lib/content/validate/references';

describe('files that are named and are not there', () => {
  const none = () => false;
  const find = (film: object, article: object = {}, exists: (file: string) => boolean = none) =>
    findMissingFiles(
      { films: new Map([['a', film]]), articles: new Map([['b', article]]) } as never,
      'house',
      { exists },
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
    expect(find({}, { image: { src: '/media/shop/b.jpg' } })).toMatchObject([
      {
        path: 'house/shop/b.yaml',
        field: 'image.src',
        expected: { text: 'the file {file}', values: { file: 'house/media/shop/b.jpg' } },
      },
    ]);
    expect(find({ poster: { src: '/media/x.jpg' } })[0]?.path).toBe('house/films/a.yaml');
  });

  test('are not looked for on the web', () => {
    expect(find({ poster: { src: 'https://a.example/x.jpg' }, year: 1919, rights: null })).toEqual(
      [],
    );
  });

  test('are looked for among the media of the house', () => {
    const there = (file: string) => file === 'house/media/x.jpg';
    const named = (src: string) => find({ poster: { src } }, {}, there).length;
    expect(['/media/x.jpg', '/media/y.jpg'].map(named)).toEqual([0, 1]);
  });
});

describe('films, genres and jobs that are named and are not there', () => {
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
    const expected = {
      text: 'a film that has its file in {home}',
      values: { home: 'house/films' },
    };
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
        expected: {
          text: 'a genre that stands in {home}',
          values: { home: 'house/genres.yaml' },
        },
        near: 'drama',
      },
    ]);
    const months = new Map([['2026-12', { '2026-12-24': { film: 'nerven' } }]]);
    expect(find({ months })).toEqual([]);
  });

  test('a genre that a house introduces is one of its own', () => {
    const introductions = { genre: { drama: { fr: 'A' }, dram: { fr: 'A' } } };
    expect(find({ introductions, genres: { drama: {} } })).toMatchObject([
      { path: 'house/introductions.yaml', field: 'genre.dram', near: 'drama' },
    ]);
  });

  test('a job is built in, or the house has it; of another the nearest is named, and how to add it', () => {
    const crew = ['editing', 'projection', 'edition'].map((job) => ({ name: 'A', job }));
    const films = new Map([['a', { crew }]]);
    expect(find({ films })).toEqual([]);
    const found = find({ films, jobs: { projection: {} } });
    expect(found).toMatchObject([
      { path: 'house/films/a.yaml', field: 'crew.2.job', near: 'editing' },
    ]);
    expect(found[0]?.advice).toContain('{ fr: …, de: … }');
  });

  test('are guessed from what is written too long as well as too short', () => {
    const months = new Map([['2026-12', { '2026-12-24': { film: 'nerven-1919' } }]]);
    const found = find({ months });
    expect(found[0]).toMatchObject({
      path: 'house/programme/2026-12.yaml',
      field: '2026-12-24.film',
      near: 'nerven',
    });
  });
});
