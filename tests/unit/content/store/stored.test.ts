import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  filmsWithDrawnPoster,
  mostBuilt,
  prerenderedFilms,
} from '@/lib/content/store/prerendered-films';
import type { Library } from '@/lib/content/store/raw-library';
import { readStoredLibrary, StoredFilms, writeLibrary } from '@/lib/content/store/stored-library';
import { readStoredSite, writeStoredSite } from '@/lib/content/store/stored-site';
import { loadLibrary } from '@/lib/content/validate/load-library';

describe('films read one by one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-films-'));
  const slugs = ['a', 'b', 'c', 'd'];
  /** All as long as one another. */
  const records = slugs.map((slug) => JSON.stringify({ slug }));
  const length = records[0]?.length ?? 0;
  const starts = Float64Array.from([0, 1, 2, 3, 4], (number) => number * length);
  writeFileSync(join(folder, 'films'), records.join(''));
  const file = openSync(join(folder, 'films'), 'r');
  afterAll(() => {
    closeSync(file);
    rmSync(folder, { recursive: true });
  });
  const openFilms = (kept: number) => new StoredFilms(file, { slugs, starts }, kept * length);

  test('the film that was asked for longest ago makes room, and no other', () => {
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

  test('reading all films keeps none of them, and lets none go', () => {
    const films = openFilms(2);
    const [a, b] = [films.get('a'), films.get('b')];
    expect([...films].map(([slug]) => slug)).toEqual(slugs);
    expect([films.get('a'), films.get('b')]).toEqual([a, b]);
    expect(films.get('a')).toBe(a);
    expect(films.get('b')).toBe(b);
  });
});

describe('the stored library', () => {
  const root = mkdtempSync(join(tmpdir(), 'bobine-library-'));
  afterAll(() => rmSync(root, { recursive: true }));

  test('without a build there is no stored library', () => {
    expect(readStoredLibrary(root)).toBeUndefined();
  });

  test('a stored library is the one that was written, film for film', () => {
    const written = loadLibrary();
    writeLibrary(root, written);
    const { films, ...read } = readStoredLibrary(root) ?? {};
    const { films: all, ...others } = written;
    expect(read).toEqual(others);
    expect([...(films ?? [])]).toEqual([...all]);
    expect([...(films?.keys() ?? [])]).toEqual([...all.keys()]);
    expect([...(films?.values() ?? [])]).toEqual([...all.values()]);
    expect(films?.size).toBe(all.size);
  });
});

describe('the stored house', () => {
  test('each origin at which the house keeps media is one that pages may ask, once', () => {
    const root = mkdtempSync(join(tmpdir(), 'bobine-stored-house-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const src = (address: string) => ({ media: { film: { sources: [{ src: address }] } } });
    const films = ['/media/a.mp4', 'https://b.example/b.mp4', 'https://a.example/c.mp4'].map(src);
    const site = { url: 'https://films.example', mediaUrl: 'https://a.example/films' };
    writeStoredSite(root, {
      site,
      films: new Map(Object.entries(films)),
      articles: new Map(),
    } as unknown as Library);
    expect(readStoredSite(root).isSelling).toBe(false);
    expect(readStoredSite(root).stores).toEqual(['https://a.example', 'https://b.example']);
  });

  test('what is kept of a house without media elsewhere is its address, and whether it sells', () => {
    const root = mkdtempSync(join(tmpdir(), 'bobine-stored-house-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const house = (url: string, till?: object) =>
      ({ site: { url }, films: new Map(), articles: new Map(), till }) as unknown as Library;
    expect(readStoredSite(root), 'before anything was built').toEqual({
      ...{ stores: [], isSecure: false, isSelling: false },
    });
    writeStoredSite(root, house('https://films.example', {}));
    expect(readStoredSite(root)).toEqual({ stores: [], isSecure: true, isSelling: true });
    expect(readStoredSite(root, 'http://localhost').isSecure).toBe(false);
    writeStoredSite(root, house('http://films.example/https:'));
    expect(readStoredSite(root)).toEqual({ stores: [], isSecure: false, isSelling: false });
    expect(readStoredSite(root, 'https://films.example').isSecure).toBe(true);
  });
});

describe('the films of a build', () => {
  const house = loadLibrary();
  const [[, film] = []] = house.films;
  const { vod: _, ...plain } = film as NonNullable<typeof film>;

  /** Many films, of which the house names some and offers some. */
  function library(count: number): Library {
    const films = new Map(
      Array.from({ length: count }, (_, number) => [
        `film-${number}`,
        {
          ...plain,
          added: `2026-01-${String((number % 28) + 1).padStart(2, '0')}`,
          ...(number % 10 === 0 && { vod: { ads: false } }),
        },
      ]),
    );
    return {
      ...house,
      films,
      programme: new Map([['2026-12-01', { film: 'film-7' }]]) as Library['programme'],
    };
  }

  test('so many films are prerendered and no more, and more of them drawn', () => {
    expect(prerenderedFilms(library(10)).size).toBe(10);
    expect(prerenderedFilms(library(mostBuilt + 1)).size).toBe(mostBuilt);
    expect(filmsWithDrawnPoster(library(mostBuilt + 1)).size).toBe(mostBuilt + 1);
  });

  test('first come the films of the home page, then those offered, then the newest', () => {
    const chosen = [...prerenderedFilms(library(100), 12)];
    expect(chosen[0]).toBe('film-7');
    // Every tenth is offered: the newest of them first.
    expect(chosen.slice(1, 11).every((slug) => Number(slug.slice(5)) % 10 === 0)).toBe(true);
    expect(chosen[1]).toBe('film-80');
    expect(chosen[11]).toBe('film-27');
  });
});
