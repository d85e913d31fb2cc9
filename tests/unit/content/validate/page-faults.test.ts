import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownPageNames } from '@/lib/content/schema/own-page';
import { findMenuFaults, findTakenNames } from '@/lib/content/validate/page-faults';
import { locales } from '@/lib/i18n/locales';
import { isSitesOwn } from '@/lib/pages/list-page-slugs';

const isName = (name: string) => /^[a-z0-9-]+$/.test(name);

/** The first part of every address that `app` and `public` answer: folders in brackets have none of their own. */
function firstParts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      /^[[(]/.test(name) ? firstParts(`${folder}/${name}`) : name.startsWith('%5F') ? [] : [name],
    );
}

const taken = (slugs: readonly string[]) =>
  new Set(findTakenNames(slugs, 'house').map(({ path }) => path.slice('house/pages/'.length, -5)));

test('no page of a house has the address of a route, of a public file or of a language', () => {
  const addresses = [...firstParts('app'), ...firstParts('public'), ...locales, 'media'];
  const names = new Set(addresses.filter(isName));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) if (isSitesOwn(name)) names.delete(name);
  expect(taken([...names])).toEqual(names);
});

test('imprint and privacy, in which a house’s words stand, are pages of the site', () => {
  expect(existsSync('app/[locale]/(default)/mentions-legales/page.tsx')).toBe(true);
  expect(existsSync('app/[locale]/(default)/vie-privee/page.tsx')).toBe(true);
});

test('other names are free, and the words for imprint and privacy have their place', () => {
  expect(taken(['a-propos', 'mentions-legales', 'vie-privee', 'la-salle'])).toEqual(new Set());
});

test('a page with a taken name is told which address it would have', () => {
  expect(findTakenNames(['shop'], 'house')).toMatchObject([
    { path: 'house/pages/shop.yaml', field: 'the name', expected: { values: { slug: 'shop' } } },
  ]);
});

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
