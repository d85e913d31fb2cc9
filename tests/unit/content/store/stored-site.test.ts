import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readStoredLibrary, StoredFilms, writeLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { readStoredSite, writeStoredSite } from '@/lib/content/store/stored-site';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { sharedFolder } from '../../temporary-folder';
import { temporaryFolder } from '../temporary-folder';

const { at } = temporaryFolder();

describe('StoredFilms', () => {
  const slugs = ['a', 'b', 'c', 'd'];
  /** All of the same length. */
  const records = slugs.map((slug) => JSON.stringify({ slug }));
  const length = records[0]?.length ?? 0;
  const starts = Float64Array.from([0, 1, 2, 3, 4], (number) => number * length);
  const folder = sharedFolder({ films: records.join('') });
  const file = openSync(join(folder, 'films'), 'r');
  afterAll(() => closeSync(file));
  const openFilms = (cached: number) => new StoredFilms(file, { slugs, starts }, cached * length);

  test('the least recently used film is evicted', () => {
    const films = openFilms(2);
    const [a, b] = [films.get('a'), films.get('b')];
    expect(films.get('a')).toBe(a);
    const c = films.get('c');
    expect(films.get('a')).toBe(a);
    expect(films.get('c')).toBe(c);
    const read = films.get('b');
    expect(read).toEqual(b);
    expect(read).not.toBe(b);
  });

  test('iterating over all films leaves the cache unchanged', () => {
    const films = openFilms(2);
    const [a, b] = [films.get('a'), films.get('b')];
    expect([...films].map(([slug]) => slug)).toEqual(slugs);
    expect([films.get('a'), films.get('b')]).toEqual([a, b]);
    expect(films.get('a')).toBe(a);
    expect(films.get('b')).toBe(b);
  });
});

test('a stored library equals the written one, film by film; without a build there is none', () => {
  expect(readStoredLibrary(at())).toBeUndefined();
  const written = loadLibrary();
  writeLibrary(at(), written);
  const { films, ...read } = readStoredLibrary(at()) ?? {};
  const { films: all, ...others } = written;
  expect(read).toEqual(others);
  expect([...(films ?? [])]).toEqual([...all]);
  expect([...(films?.keys() ?? [])]).toEqual([...all.keys()]);
  expect([...(films?.values() ?? [])]).toEqual([...all.values()]);
  expect(films?.size).toBe(all.size);
});

describe('readStoredSite', () => {
  test('each origin of media is listed once', () => {
    const src = (address: string) => ({ media: { film: { sources: [{ src: address }] } } });
    const films = ['/media/a.mp4', 'https://b.example/b.mp4', 'https://a.example/c.mp4'].map(src);
    const site = { url: 'https://films.example', mediaUrl: 'https://a.example/films' };
    writeStoredSite(at(), {
      site,
      films: new Map(Object.entries(films)),
      articles: new Map(),
    } as unknown as Library);
    expect(readStoredSite(at()).isSelling).toBe(false);
    expect(readStoredSite(at()).stores).toEqual(['https://a.example', 'https://b.example']);
  });

  test('the address’s scheme and whether the shop sells are stored, and SITE_URL overrides the address', () => {
    const library = (url: string, shopConfig?: object) =>
      ({ site: { url }, films: new Map(), articles: new Map(), shopConfig }) as unknown as Library;
    expect(readStoredSite(at()), 'before anything was built').toEqual({
      ...{ stores: [], isSecure: false, isSelling: false },
    });
    writeStoredSite(at(), library('https://films.example', {}));
    expect(readStoredSite(at())).toEqual({ stores: [], isSecure: true, isSelling: true });
    expect(readStoredSite(at(), 'http://localhost').isSecure).toBe(false);
    writeStoredSite(at(), library('http://films.example/https:'));
    expect(readStoredSite(at())).toEqual({ stores: [], isSecure: false, isSelling: false });
    expect(readStoredSite(at(), 'https://films.example').isSecure).toBe(true);
  });
});
