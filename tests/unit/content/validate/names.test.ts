import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ownPageNames } from '@/lib/content/schema/own-page';
import type { Fault } from '@/lib/content/validate/fault';
import { findSameSlugs, findSharedAliases } from '@/lib/content/validate/name-faults';
import { findMenuFaults, findTakenNames } from '@/lib/content/validate/page-faults';
import { readFile } from '@/lib/content/validate/read-file';
import { readFolder } from '@/lib/content/validate/read-folder';
import { locales } from '@/lib/i18n/locales';
import { isSitesOwn } from '@/lib/pages/list-page-slugs';

describe('names of people', () => {
  type Films = Parameters<typeof findSameSlugs>[0]['films'];
  const find = (films: Record<string, object>) =>
    findSameSlugs({ films: new Map(Object.entries(films)) as Films }, 'h');

  const fault = (film: string, field: string, first: string) => ({
    ...{ path: `h/films/${film}.yaml`, field },
    expected: {
      text: 'one way to write a name: “{first}” has the same address',
      values: { first },
    },
  });

  test('of two ways to write a name the one that stands more often is right, wherever the other is', () => {
    const often = { directors: ['Ada Zürcher'], crew: [{ name: 'Ada Zürcher' }] };
    expect(
      find({
        a: { directors: ['Bea', 'Ada Zurcher'] },
        b: often,
        c: { cast: [{ name: 'Bea' }, { name: 'Ada Zürcher' }] },
        d: { cast: [{ name: 'Ada Zurcher' }], crew: [{ name: 'Ada-Zürcher' }] },
      }),
    ).toEqual([
      fault('a', 'directors.1', 'Ada Zürcher'),
      fault('d', 'cast.0.name', 'Ada Zürcher'),
      fault('d', 'crew.0.name', 'Ada Zürcher'),
    ]);
  });

  const shared = (people: Record<string, { aliases?: string[] }>) =>
    findSharedAliases({ people }, 'house').map(({ field }) => field);

  test('a name is one person’s, be it the first or another', () => {
    expect(shared({ Ada: { aliases: ['A.'] }, Bea: { aliases: ['B.'] } })).toEqual([]);
    expect(shared({ Ada: { aliases: ['Bea'] }, Bea: {} })).toEqual(['Ada.aliases.0']);
    expect(shared({ Ada: { aliases: ['X'] }, Bea: { aliases: ['Y', 'X'] } })).toEqual([
      'Bea.aliases.1',
    ]);
    expect(shared({ Ada: { aliases: ['Ada'] } })).toEqual(['Ada.aliases.0']);
  });
});

describe('names of pages', () => {
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
    new Set(
      findTakenNames(slugs, 'house').map(({ path }) => path.slice('house/pages/'.length, -5)),
    );

  test('no page of a house has the address of a route, of a public file or of a language', () => {
    const addresses = [...firstParts('app'), ...firstParts('public'), ...locales, 'media'];
    const names = new Set(addresses.filter(isName));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) if (isSitesOwn(name)) names.delete(name);
    expect(taken([...names])).toEqual(names);
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
});

describe('names of files', () => {
  const schema = z.strictObject({ year: z.number() });
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'bobine-folder-'));
    mkdirSync(join(root, 'films'));
    const files = { 'faust.yaml': 'year: 1926', 'nerven.yaml': 'year: old', '.hidden.yaml': '' };
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(root, 'films', name), text);
    mkdirSync(join(root, 'wrong'));
    for (const name of ['b.yml', 'Great Film.yaml', 'a.yaml.bak', 'c'])
      writeFileSync(join(root, 'wrong', name), 'year: 1900');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('each file of a folder stands under its slug, with what can be read of it', () => {
    const faults: Fault[] = [];
    const read = readFolder(join(root, 'films'), schema, faults);
    expect([...read].map(([slug, { value }]) => [slug, value])).toEqual([
      ...[
        ['faust', { year: 1926 }],
        ['nerven', undefined],
      ],
    ]);
    expect(faults).toMatchObject([{ path: join(root, 'films/nerven.yaml'), field: 'year' }]);
  });

  test('a file whose name is no slug and .yaml is a fault, and not read', () => {
    const faults: Fault[] = [];
    expect(readFolder(join(root, 'wrong'), schema, faults).size).toBe(0);
    expect(faults).toEqual(
      ['Great Film.yaml', 'a.yaml.bak', 'b.yml', 'c'].map((name) => ({
        ...{ path: join(root, 'wrong', name), field: 'the name' },
        expected: 'a slug and .yaml, such as le-manoir-du-diable.yaml',
      })),
    );
  });

  test('a file may be absent only where something stands for it', () => {
    const faults: Fault[] = [];
    const path = join(root, 'none.yaml');
    expect(readFile(path, schema, faults, { year: 1 })).toEqual({ value: { year: 1 } });
    expect(faults).toEqual([]);
    expect(readFile(path, schema, faults)).toEqual({});
    expect(faults).toMatchObject([{ path, field: 'the file' }]);
    const folder = join(root, 'films');
    expect(readFile(folder, schema, faults, { year: 1 }), 'a folder is not absent').toEqual({});
    expect(faults).toHaveLength(2);
  });
});
