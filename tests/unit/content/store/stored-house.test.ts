import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { readHouse, writeHouse } from '@/lib/content/store/stored-house';

test('each origin at which the house keeps media is one that pages may ask, once', () => {
  const root = mkdtempSync(join(tmpdir(), 'bobine-stored-house-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const src = (address: string) => ({ media: { film: { sources: [{ src: address }] } } });
  const films = ['/media/a.mp4', 'https://b.example/b.mp4', 'https://a.example/c.mp4'].map(src);
  const site = { url: 'https://films.example', mediaUrl: 'https://a.example/films' };
  writeHouse(root, {
    site,
    films: new Map(Object.entries(films)),
    articles: new Map(),
  } as unknown as Library);
  expect(readHouse(root).isSelling).toBe(false);
  expect(readHouse(root).stores).toEqual(['https://a.example', 'https://b.example']);
});

test('what is kept of a house without media elsewhere is its address, and whether it sells', () => {
  const root = mkdtempSync(join(tmpdir(), 'bobine-stored-house-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const house = (url: string, till?: object) =>
    ({ site: { url }, films: new Map(), articles: new Map(), till }) as unknown as Library;
  expect(readHouse(root), 'before anything was built').toEqual({
    ...{ stores: [], isSecure: false, isSelling: false },
  });
  writeHouse(root, house('https://films.example', {}));
  expect(readHouse(root)).toEqual({ stores: [], isSecure: true, isSelling: true });
  expect(readHouse(root, 'http://localhost').isSecure).toBe(false);
  writeHouse(root, house('http://films.example/https:'));
  expect(readHouse(root)).toEqual({ stores: [], isSecure: false, isSelling: false });
  expect(readHouse(root, 'https://films.example').isSecure).toBe(true);
});
