import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBuiltInSlug } from '@/lib/catalog/pages/site-pages';
import type { Issue } from '@/lib/content/validate/issue';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import {
  findDuplicateFilms,
  findSharedAliases,
  findSlugCollisions,
} from '@/lib/content/validate/name-issues';
import { findReservedSlugs } from '@/lib/content/validate/page-issues';
import { locales } from '@/lib/i18n/locales';

const describeAll = (issues: Issue[]) =>
  issues.map(({ path, field, expected }) => `${path} ${field}: ${formatSentence(expected, 'en')}`);

test('of two spellings of a name the more frequent one is correct', () => {
  const films = {
    a: { directors: ['Bea', 'Ada Zurcher'] },
    b: { directors: ['Ada Zürcher'], crew: [{ name: 'Ada Zürcher' }] },
    c: { cast: [{ name: 'Bea' }, { name: 'Ada Zürcher' }] },
    d: { cast: [{ name: 'Ada Zurcher' }], crew: [{ name: 'Ada-Zürcher' }] },
  };
  const expected = 'one way to write a name: “Ada Zürcher” has the same address';
  expect(
    describeAll(findSlugCollisions({ films: new Map(Object.entries(films)) } as never, 'h')),
  ).toEqual([
    `h/films/a.yaml directors.1: ${expected}`,
    `h/films/d.yaml cast.0.name: ${expected}`,
    `h/films/d.yaml crew.0.name: ${expected}`,
  ]);
});

test('a film with the title, year and directors of another one is remarked', () => {
  const film = (text: string, year: number, directors: string[]) => ({
    ...{ title: { original: { text, lang: 'de' } }, year, directors },
  });
  const films = new Map([
    ['nerven', film('Nerven', 1919, ['R. Reinert'])],
    ['nerven-2', film('NERVEN', 1919, ['R. Reinert'])],
    ['nerven-1920', film('Nerven', 1920, ['R. Reinert'])],
    ['nerven-short', film('Nerven', 1919, ['A. Other'])],
  ]);
  expect(describeAll(findDuplicateFilms({ films } as never, 'h'))).toEqual([
    'h/films/nerven-2.yaml title.original.text: a film of its own; nerven.yaml has the same title, year and directors',
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
])('a name belongs to one person: %j', (people, issues) =>
  expect(describeAll(findSharedAliases({ people }, 'h'))).toEqual(
    issues.map((one) => `h/people.yaml ${one}`),
  ),
);

/** The first path segments of all routes below a folder; folders in brackets have none. */
function firstParts(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.flatMap(({ name }) => {
    if (/^[[(]/.test(name)) return firstParts(`${folder}/${name}`);
    return name.startsWith('%5F') ? [] : [name];
  });
}

test('the slugs of routes, public files and languages are reserved', () => {
  const addresses = [...firstParts('app'), ...firstParts('public'), ...locales, 'media'];
  const names = addresses.filter((name) => /^[a-z0-9-]+$/.test(name) && !isBuiltInSlug(name));
  expect(names.length).toBeGreaterThan(10);
  const taken = findReservedSlugs(
    [...names, 'a-propos', 'mentions-legales', 'vie-privee'],
    'house',
  );
  expect(new Set(taken.map(({ path }) => path))).toEqual(
    new Set(names.map((name) => `house/pages/${name}.yaml`)),
  );
});
