import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTakenNames } from '@/lib/content/validate/taken-names';
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
