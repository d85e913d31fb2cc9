import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { writeTable } from '@/lib/table/write-table';
import { exportFilms } from '@/tools/import/export-films';
import { importFilms } from '@/tools/import/import-films';
import { readHouse } from '@/tools/import/read-house';

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-round-trip-'));
});
afterEach(() => rmSync(house, { recursive: true }));

function tableOf(path: string, form: 'plain' | 'excel'): string {
  const read = readHouse(path);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return writeTable(exportFilms(read), form);
}

/** A house that has all but films and people; those come out of the table. */
function furnish(from: string): void {
  for (const name of ['genres.yaml', 'jobs.yaml', 'site.yaml'])
    if (existsSync(`${from}/${name}`)) cpSync(`${from}/${name}`, join(house, name));
  for (const name of ['media', 'collections', 'shop'])
    symlinkSync(resolve(from, name), join(house, name));
}

/** Whatever house lies in `content/`, as long as it can be read. */
const houses = ['tests/house', 'content'].filter((path) => 'films' in readHouse(path));

describe.each(houses)('All films of %s', (from) => {
  it('come back the same out of a table', () => {
    const form = from === 'content' ? 'excel' : 'plain';
    furnish(from);
    const table = tableOf(from, form);
    writeFileSync(join(house, 'films.csv'), table);
    const { faults, refused } = importFilms(join(house, 'films.csv'), house);
    expect({ faults, refused }).toEqual({ faults: [], refused: 0 });

    const [before, after] = [loadLibrary(from), loadLibrary(house)];
    expect(after.films.size).toBe(before.films.size);
    for (const [slug, film] of before.films) expect(after.films.get(slug), slug).toEqual(film);
    for (const [name, years] of Object.entries(after.people))
      expect(before.people[name], name).toMatchObject(years);

    expect(tableOf(house, form)).toBe(table);
    const again = importFilms(join(house, 'films.csv'), house, { update: true });
    expect(again.outcomes.every(({ kind }) => kind === 'kept')).toBe(true);
  });

  it('are told by their own table that nothing has changed', () => {
    writeFileSync(join(house, 'films.csv'), tableOf(from, 'plain'));
    const { outcomes, otherYears } = importFilms(join(house, 'films.csv'), from, {
      ...{ update: true, dryRun: true },
    });
    expect(outcomes.filter(({ kind }) => kind !== 'kept')).toEqual([]);
    expect(outcomes.flatMap(({ comparison }) => comparison.both)).toEqual([]);
    expect(otherYears).toEqual([]);
  });
});
