import { expect, test } from 'vitest';
import { findDoubles } from '@/tools/crawl/checks/find-doubles';
import { crawledSite, wholePage } from '../crawled-site';

const find = (pages: Record<string, string>) =>
  findDoubles(crawledSite(pages)).map(({ page, what }) => `${page}: ${what}`);

test('what two pages of a language say alike is named, with both', () => {
  const same = { title: 'Catalogue', description: 'Toujours la même phrase.' };
  expect(find({ '/a': wholePage('/a', same), '/b': wholePage('/b', same) })).toEqual([
    '/b: its title is also that of /a: “Catalogue”',
    '/b: its description is also that of /a: “Toujours la même phrase.”',
  ]);
});

test('two languages may say the same, and so may a page that is kept out', () => {
  const same = { title: 'Bobine' };
  const head = '<meta name="robots" content="noindex">';
  expect(
    find({
      '/a': wholePage('/a', same),
      '/de/a': wholePage('/de/a', same),
      '/c': wholePage('/c', { ...same, head }),
    }),
  ).toEqual([]);
});
