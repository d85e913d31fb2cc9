import { expect, test } from 'vitest';
import { judgeImport, roomOf } from '@/tools/floors/judge-import';

test('a room is the folder below its house; the pages are one, and so is a file at the root', () => {
  expect(roomOf('lib/films/search/hit.ts')).toBe('lib/films');
  expect(roomOf('app/[locale]/(default)/page.tsx')).toBe('app');
  expect(roomOf('proxy.ts')).toBe('proxy.ts');
});

test.each([
  ['app/[locale]/layout.tsx', 'components/frame/header.tsx'],
  ['components/films/film-card.tsx', 'lib/films/film.ts'],
  ['lib/films/film.ts', 'lib/films/search/hit.ts'],
  ['tools/build/up.mjs', 'tools/setup/check-node.mjs'],
  ['tools/import/import.ts', 'lib/content/fault.ts'],
])('%s may import %s', (from, to) => {
  expect(judgeImport(from, to)).toBeUndefined();
});

test.each([
  ['lib/films/film.ts', 'components/films/film-card.tsx'],
  ['lib/content/library.ts', 'lib/films/film.ts'],
  ['lib/player/player-handle.ts', 'lib/ads/attach-ads.ts'],
  ['lib/vod/choice.ts', 'lib/shop/article.ts'],
  ['components/player/player.tsx', 'app/[locale]/layout.tsx'],
  ['app/robots.ts', 'tools/build/up.mjs'],
  ['tools/build/up.mjs', 'components/films/film-card.tsx'],
])('%s may not import %s', (from, to) => {
  expect(judgeImport(from, to)).toMatch(/does not stand below/);
});

test('a room that nobody has placed is told of', () => {
  expect(judgeImport('lib/cellar/wine.ts', 'lib/text/fold.ts')).toMatch(/lib\/cellar has no floor/);
});
