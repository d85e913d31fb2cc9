import { expect, test } from 'vitest';
import { judgeImport, roomOf } from '@/tools/floors/judge-import';

test('a room is the folder below its house; the pages are one, and so is a file at the root or a folder with a floor', () => {
  expect(roomOf('lib/films/search/hit.ts')).toBe('lib/films');
  expect(roomOf('app/[locale]/(default)/page.tsx')).toBe('app');
  expect(roomOf('proxy.ts')).toBe('proxy.ts');
  expect(roomOf('lib/content/store/theme.ts')).toBe('lib/content/store');
  expect(roomOf('lib/content/house.mjs')).toBe('lib/content');
});

test.each([
  ['app/[locale]/layout.tsx', 'components/frame/header.tsx'],
  ['components/films/film-card.tsx', 'lib/films/film.ts'],
  ['lib/films/film.ts', 'lib/films/search/hit.ts'],
  ['tools/build/up.mjs', 'tools/setup/check-node.mjs'],
  ['tools/import/import.ts', 'lib/content/validate/fault.ts'],
])('%s may import %s', (from, to) => {
  expect(judgeImport(from, to)).toBeUndefined();
});

test.each([
  ['lib/films/film.ts', 'components/films/film-card.tsx'],
  ['lib/content/store/library.ts', 'lib/films/film.ts'],
  ['lib/player/player-handle.ts', 'lib/ads/attach-ads.ts'],
  ['lib/vod/choice.ts', 'lib/shop/article.ts'],
  ['components/player/player.tsx', 'app/[locale]/layout.tsx'],
  ['app/robots.ts', 'tools/build/up.mjs'],
  ['tools/build/up.mjs', 'components/films/film-card.tsx'],
])('%s may not import %s', (from, to) => {
  expect(judgeImport(from, to)).toMatch(/does not stand below/);
});

test.each([
  'app/[locale]/(default)/movie/[slug]/page.tsx',
  'components/films/film-card.tsx',
  'lib/films/to-film.ts',
  'lib/server/main.ts',
  'lib/content/store/library.ts',
])('%s gets by with what the store says: no validator, and of the schemas the types', (from) => {
  expect(judgeImport(from, 'lib/content/validate/read-house.ts')).toBeDefined();
  expect(judgeImport(from, 'lib/content/validate/fault.ts', true)).toBeDefined();
  expect(judgeImport(from, 'lib/content/schema/film.ts')).toBeDefined();
  expect(judgeImport(from, 'lib/content/schema/film.ts', true)).toBeUndefined();
});

test('the validator stands on schemas and store, and on nothing that pages are made of', () => {
  const from = 'lib/content/validate/read-house.ts';
  expect(judgeImport(from, 'lib/content/schema/film.ts')).toBeUndefined();
  expect(judgeImport(from, 'lib/content/store/raw-library.ts')).toBeUndefined();
  expect(judgeImport(from, 'lib/films/to-film.ts')).toBeDefined();
});

test('a room that nobody has placed is told of', () => {
  expect(judgeImport('lib/cellar/wine.ts', 'lib/text/fold.ts')).toMatch(/lib\/cellar has no floor/);
});
