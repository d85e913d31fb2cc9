import { describe, expect, test } from 'vitest';
import { judgeImport, roomOf } from '@/tools/floors/judge-import';
import { readImports } from '@/tools/floors/read-imports';

describe('an import', () => {
  test('a room is the folder below its house; the pages are one, and so is a file at the root or a folder with a floor', () => {
    expect(roomOf('lib/films/search/hit.ts')).toBe('lib/films');
    expect(roomOf('app/[locale]/(default)/page.tsx')).toBe('app');
    expect(roomOf('proxy.ts')).toBe('proxy.ts');
    expect(roomOf('lib/content/store/theme.ts')).toBe('lib/content/store');
    expect(roomOf('lib/content/house.mjs')).toBe('lib/content');
  });

  test.each([
    ['app/[locale]/layout.tsx', 'components/frame/header.tsx'],
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
    ['components/player/player.tsx', 'app/[locale]/layout.tsx'],
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

  test('a room that nobody has placed is told of', () => {
    expect(judgeImport('lib/cellar/wine.ts', 'lib/text/fold.ts')).toMatch(
      /lib\/cellar has no floor/,
    );
  });
});

describe('the imports of a file', () => {
  const text = `
import './style.css';
import type { Film } from '@/lib/films/film';
export { a } from './a';
export * from './b';
export const c = 1;
const host = () => import('./host');
type Host = typeof import('./host-type');
type Named = import('./named').Named;
const later = (name: string) => import(name);
// import { no } from './comment';
`;

  test('values and types, told apart, static and dynamic, are read with their line', () => {
    expect(readImports('a.ts', text)).toEqual([
      { specifier: './style.css', line: 2, isType: false },
      { specifier: '@/lib/films/film', line: 3, isType: true },
      { specifier: './a', line: 4, isType: false },
      { specifier: './b', line: 5, isType: false },
      { specifier: './host', line: 7, isType: false },
      { specifier: './host-type', line: 8, isType: true },
      { specifier: './named', line: 9, isType: true },
    ]);
  });
});
