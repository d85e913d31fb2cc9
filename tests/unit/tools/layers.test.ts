import { expect, test } from 'vitest';
import { checkImport } from '@/tools/layers/layers';

test.each<[string, string, boolean?]>([
  ['app/[locale]/layout.tsx', 'components/site/frame/header.tsx'],
  ['components/catalog/films/film-card.tsx', 'lib/catalog/films/film.ts'],
  ['tools/import/import.ts', 'lib/content/validate/issue.ts'],
  ['next.config.mjs', 'tools/setup/dependencies.mjs'],
  ['lib/editor/entries/edit-source.ts', 'lib/content/validate/issue.ts'],
  ['lib/editor/entries/entry-kinds.ts', 'lib/content/schema/film.ts'],
  ['app/desk/content/page.tsx', 'lib/editor/entries/entry-kinds.ts'],
  ['components/editor/overview.tsx', 'lib/content/validate/issue.ts', true],
  // Any file may import the types of schemas.
  ['lib/server/main.ts', 'lib/content/schema/film.ts', true],
])('%s may import %s', (from, to, isType) => expect(checkImport(from, to, isType)).toBeUndefined());

test.each([
  ['lib/catalog/films/film.ts', 'components/catalog/films/film-card.tsx', /above/],
  ['lib/content/validate/load-library.ts', 'lib/catalog/films/get-film.ts', /above/],
  ['lib/player/player-handle.ts', 'lib/ads/create-ads.ts', /above/],
  ['lib/cellar/wine.ts', 'lib/primitives/text/fold-text.ts', /lib\/cellar has no layer/],
  ['app/robots.ts', 'tools/build/up.mjs', /no part/],
  ['tools/build/up.mjs', 'components/catalog/films/film-card.tsx', /lib alone/],
  ['lib/server/main.ts', 'lib/content/validate/load-library.ts', /validator/],
  ['lib/content/store/library.ts', 'lib/content/schema/film.ts', /types/],
  ['components/movie/facts.tsx', 'lib/editor/entries/entry-kinds.ts', /staff alone/],
])('%s may not import %s', (from, to, why) => expect(checkImport(from, to)).toMatch(why));
