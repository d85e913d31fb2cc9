import { expect, test, vi } from 'vitest';
import { pageSchema } from '@/lib/content/schema/page';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { getHousePage } from '@/lib/pages/get-house-page';
import { listHousePages } from '@/lib/pages/list-house-pages';
import { listPageSlugs } from '@/lib/pages/list-page-slugs';

const house = loadLibrary();
const shown = vi.hoisted(() => ({}) as { library: Library });
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => shown.library }));

const page = (fields: object) =>
  pageSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, ...fields });
function write(pages: Record<string, object>) {
  const raw = Object.entries(pages).map(([slug, fields]) => [slug, page(fields)] as const);
  shown.library = { ...house, pages: new Map(raw) };
}

test('pages are listed in the order of the house, for the foot unless they say otherwise', () => {
  write({ b: { order: 2 }, a: { order: 3 }, c: { in: 'menu' }, e: { order: 1, in: 'none' } });
  const listed = listHousePages('de').map(({ slug, place }) => [slug, place]);
  expect(listed).toEqual([
    ['c', 'menu'],
    ['e', 'none'],
    ['b', 'foot'],
    ['a', 'foot'],
  ]);
});

test('the words of imprint and privacy have no address of their own', () => {
  write({ 'mentions-legales': {}, 'vie-privee': { in: 'menu' }, a: {} });
  expect(listPageSlugs()).toEqual(['a']);
});

test('a page in one language is read in the other, and says so', () => {
  shown.library = house;
  expect(getHousePage('une-seule-langue', 'de')?.title).toEqual({
    ...{ text: 'Le projectionniste', lang: 'fr', translated: false },
  });
  expect(getHousePage('la-maison', 'de')).toMatchObject({
    ...{ path: '/la-maison', title: { text: 'Das Haus', translated: true } },
    picture: { credit: { text: 'Bobine, CC0' } },
  });
  expect(getHousePage('none', 'fr')).toBeUndefined();
});
