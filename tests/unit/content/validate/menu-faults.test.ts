import { expect, test } from 'vitest';
import { ownPageNames } from '@/lib/content/schema/own-page';
import { findMenuFaults } from '@/lib/content/validate/menu-faults';

const find = (menu: string[] | undefined) => findMenuFaults({ site: { menu } }, ['contact'], 'h');

test('a menu names the site’s own pages and those of the house', () => {
  expect(find(['contact', 'catalogue', 'collections', 'vod', 'shop', 'lists'])).toEqual([]);
  expect(find(undefined)).toEqual([]);
  expect(findMenuFaults({}, [], 'h')).toEqual([]);
});

test('a line that names no page is a fault, with the page that was meant', () => {
  expect(find(['catalogue', 'Shopp', 'contacts', 'impressum'])).toMatchObject([
    { path: 'h/site.yaml', field: 'menu.1', near: 'shop' },
    { path: 'h/site.yaml', field: 'menu.2', near: 'contact' },
    { path: 'h/site.yaml', field: 'menu.3', expected: { values: { home: 'h/pages' } } },
  ]);
  expect(find(['qqqqqq'])).toEqual([
    {
      ...{ path: 'h/site.yaml', field: 'menu.0' },
      expected: {
        text: 'a page of the menu: {known}, or one that has its file in {home}',
        values: { known: ownPageNames.join(', '), home: 'h/pages' },
      },
    },
  ]);
});

test('a page that is named twice is a fault, beside all others', () => {
  expect(find(['shop', 'vodd', 'shop'])).toMatchObject([
    { field: 'menu.1', near: 'vod' },
    { field: 'menu.2', expected: 'a page that is not named twice' },
  ]);
});
