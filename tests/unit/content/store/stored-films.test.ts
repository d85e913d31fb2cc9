import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StoredFilms } from '@/lib/content/store/stored-films';

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

test('a film that is kept is the same each time', () => {
  const films = openFilms(4);
  const first = slugs.map((slug) => films.get(slug));
  expect(first).toEqual([{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }, { slug: 'd' }]);
  slugs.forEach((slug, number) => {
    expect(films.get(slug)).toBe(first[number]);
  });
});

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

test('films are there by number and by name, as in any map', () => {
  const films = openFilms(4);
  expect(films.size).toBe(4);
  expect([...films.keys()]).toEqual(slugs);
  expect([...films.values()]).toEqual(slugs.map((slug) => ({ slug })));
  expect([...films.entries()]).toEqual(slugs.map((slug) => [slug, { slug }]));
  expect([films.has('d'), films.has('e')]).toEqual([true, false]);
  expect(films.get('e')).toBeUndefined();
  const visited: unknown[] = [];
  films.forEach((film, slug, all) => {
    visited.push([slug, film, all === films]);
  });
  expect(visited).toEqual(slugs.map((slug) => [slug, { slug }, true]));
});
