import { mkdirSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isSitesOwn } from '@/lib/catalog/pages/site-pages';
import type { Issue } from '@/lib/content/validate/issue';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { findSharedAliases, findSlugCollisions } from '@/lib/content/validate/name-issues';
import { findMenuIssues, findReservedSlugs } from '@/lib/content/validate/page-issues';
import { readFile } from '@/lib/content/validate/read-file';
import { readFolder } from '@/lib/content/validate/read-folder';
import { locales } from '@/lib/i18n/locales';
import { aFolder } from './media/a-folder';

const say = (faults: Issue[]) =>
  faults.map(({ path, field, expected }) => `${path} ${field}: ${formatSentence(expected, 'en')}`);

test('of two ways to write a name the one that stands more often is right', () => {
  const films = {
    a: { directors: ['Bea', 'Ada Zurcher'] },
    b: { directors: ['Ada Zürcher'], crew: [{ name: 'Ada Zürcher' }] },
    c: { cast: [{ name: 'Bea' }, { name: 'Ada Zürcher' }] },
    d: { cast: [{ name: 'Ada Zurcher' }], crew: [{ name: 'Ada-Zürcher' }] },
  };
  const expected = 'one way to write a name: “Ada Zürcher” has the same address';
  expect(say(findSlugCollisions({ films: new Map(Object.entries(films)) } as never, 'h'))).toEqual([
    `h/films/a.yaml directors.1: ${expected}`,
    `h/films/d.yaml cast.0.name: ${expected}`,
    `h/films/d.yaml crew.0.name: ${expected}`,
  ]);
});

test.each([
  [{ Ada: { aliases: ['A.'] }, Bea: { aliases: ['B.'] } }, []],
  [{ Ada: { aliases: ['Bea'] }, Bea: {} }, ['Ada.aliases.0: a name of one person: “Bea” is Bea']],
  [
    { Ada: { aliases: ['X'] }, Bea: { aliases: ['Y', 'X'] } },
    ['Bea.aliases.1: a name of one person: “X” is Ada'],
  ],
  [{ Ada: { aliases: ['Ada'] } }, ['Ada.aliases.0: a name of one person: “Ada” is Ada']],
])('a name is one person’s: %j', (people, said) => {
  expect(say(findSharedAliases({ people }, 'h'))).toEqual(
    said.map((one) => `h/people.yaml ${one}`),
  );
});

/** The first part of every address that a folder answers: folders in brackets have none of their own. */
function firstParts(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.flatMap(({ name }) => {
    if (/^[[(]/.test(name)) return firstParts(`${folder}/${name}`);
    return name.startsWith('%5F') ? [] : [name];
  });
}

test('no page of a house has the address of a route, of a public file or of a language', () => {
  const addresses = [...firstParts('app'), ...firstParts('public'), ...locales, 'media'];
  const names = addresses.filter((name) => /^[a-z0-9-]+$/.test(name) && !isSitesOwn(name));
  expect(names.length).toBeGreaterThan(10);
  const taken = findReservedSlugs(
    [...names, 'a-propos', 'mentions-legales', 'vie-privee'],
    'house',
  );
  expect(new Set(taken.map(({ path }) => path))).toEqual(
    new Set(names.map((name) => `house/pages/${name}.yaml`)),
  );
});

test('a menu names each page once, and a line that names none is told which was meant', () => {
  const find = (menu?: string[]) => findMenuIssues({ site: { menu } }, ['contact'], 'h');
  expect(find(['contact', 'catalogue', 'collections', 'vod', 'shop', 'lists'])).toEqual([]);
  expect(find(undefined)).toEqual([]);
  expect(find(['shop', 'Shopp', 'contacts', 'impressum', 'shop'])).toMatchObject([
    { path: 'h/site.yaml', field: 'menu.1', near: 'shop' },
    { field: 'menu.2', near: 'contact' },
    { field: 'menu.3', expected: { values: { home: 'h/pages' } } },
    { field: 'menu.4', expected: 'a page that is not named twice' },
  ]);
});

const { at, write } = aFolder();
const schema = z.strictObject({ year: z.number() });

test('each file of a folder stands under its slug, and one with another name is a fault', () => {
  const files = { 'faust.yaml': 'year: 1926', 'nerven.yaml': 'year: old', '.hidden.yaml': '' };
  for (const [name, text] of Object.entries(files)) write(`films/${name}`, text);
  for (const name of ['b.yml', 'Great Film.yaml', 'c']) write(`films/${name}`, 'year: 1900');
  const faults: Issue[] = [];
  const read = readFolder(at('films'), schema, faults);
  expect([...read].map(([slug, { value }]) => [slug, value?.year])).toEqual([
    ['faust', 1926],
    ['nerven', undefined],
  ]);
  const named = 'the name: a slug and .yaml, such as le-manoir-du-diable.yaml';
  expect(say(faults).sort()).toEqual(
    [
      ...['Great Film.yaml', 'b.yml', 'c'].map((name) => `${at('films')}/${name} ${named}`),
      `${at('films')}/nerven.yaml year: a number, such as 1919`,
    ].sort(),
  );
});

test('a file may be absent only where something stands for it', () => {
  const faults: Issue[] = [];
  expect(readFile(at('none.yaml'), schema, faults, { year: 1 })).toEqual({ value: { year: 1 } });
  expect(faults).toEqual([]);
  expect(readFile(at('none.yaml'), schema, faults)).toEqual({});
  mkdirSync(at('folder'));
  expect(readFile(at('folder'), schema, faults, { year: 1 }), 'a folder is there').toEqual({});
  expect(faults.map(({ path, field }) => [path, field])).toEqual([
    [at('none.yaml'), 'the file'],
    [at('folder'), 'the file'],
  ]);
});
