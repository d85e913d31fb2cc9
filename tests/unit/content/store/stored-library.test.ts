import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readStoredLibrary, writeLibrary } from '@/lib/content/store/stored-library';
import { loadLibrary } from '@/lib/content/validate/load-library';

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

test('a single film is read by its slug, and a slug without a film gives none', () => {
  const films = readStoredLibrary(root)?.films;
  expect(films?.get('nosferatu-eine-symphonie-des-grauens')?.year).toBe(1922);
  expect(films?.has('nosferatu-eine-symphonie-des-grauens')).toBe(true);
  expect(films?.get('nobody-made-this')).toBeUndefined();
  expect(films?.has('nobody-made-this')).toBe(false);
});
