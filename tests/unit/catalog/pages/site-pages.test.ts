import { expect, test } from 'vitest';
import { listPageSlugs, listSitePages } from '@/lib/catalog/pages/site-pages';
import { pageSchema } from '@/lib/content/schema/page';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { showLibrary } from '../../show-library';

showLibrary(() => shown.library);

const content = loadLibrary();
const shown = {} as { library: Library };

const page = (fields: object) =>
  pageSchema.parse({ title: { fr: 'T' }, text: { fr: 'T' }, ...fields });
function write(pages: Record<string, object>) {
  const raw = Object.entries(pages).map(([slug, fields]) => [slug, page(fields)] as const);
  shown.library = { ...content, pages: new Map(raw) };
}

test('pages are listed by order, in the footer by default', () => {
  write({ b: { order: 2 }, a: { order: 3 }, c: { in: 'menu' }, e: { order: 1, in: 'none' } });
  const listed = listSitePages('de').map(({ slug, place }) => [slug, place]);
  expect(listed).toEqual([
    ['c', 'menu'],
    ['e', 'none'],
    ['b', 'foot'],
    ['a', 'foot'],
  ]);
});

test('the texts of imprint and privacy have no page of their own', () => {
  write({ 'mentions-legales': {}, 'vie-privee': { in: 'menu' }, a: {} });
  expect(listPageSlugs()).toEqual(['a']);
});
