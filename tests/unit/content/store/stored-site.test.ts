import { expect, test } from 'vitest';
import { readStoredLibrary, writeLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { readStoredSite, writeStoredSite } from '@/lib/content/store/stored-site';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { temporaryFolder } from '../temporary-folder';

const { at } = temporaryFolder();

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

test('readStoredSite: each origin of media is listed once', () => {
  const src = (address: string) => ({ media: { film: { sources: [{ src: address }] } } });
  const films = ['/media/a.mp4', 'https://b.example/b.mp4', 'https://a.example/c.mp4'].map(src);
  const site = { url: 'https://films.example', mediaUrl: 'https://a.example/films' };
  writeStoredSite(at(), {
    site,
    films: new Map(Object.entries(films)),
    articles: new Map(),
  } as unknown as Library);
  expect(readStoredSite(at()).hasShopConfig).toBe(false);
  expect(readStoredSite(at()).stores).toEqual(['https://a.example', 'https://b.example']);
});

test('readStoredSite: the address’s scheme and whether the shop sells are stored, and SITE_URL overrides the address', () => {
  const library = (url: string, shopConfig?: object) =>
    ({ site: { url }, films: new Map(), articles: new Map(), shopConfig }) as unknown as Library;
  expect(readStoredSite(at()), 'before anything was built').toEqual({
    ...{ stores: [], isSecure: false, hasShopConfig: false },
  });
  writeStoredSite(at(), library('https://films.example', {}));
  expect(readStoredSite(at())).toEqual({ stores: [], isSecure: true, hasShopConfig: true });
  expect(readStoredSite(at(), 'http://localhost').isSecure).toBe(false);
  writeStoredSite(at(), library('http://films.example/https:'));
  expect(readStoredSite(at())).toEqual({ stores: [], isSecure: false, hasShopConfig: false });
  expect(readStoredSite(at(), 'https://films.example').isSecure).toBe(true);
});
