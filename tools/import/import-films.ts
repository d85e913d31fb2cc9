import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fault as ContentFault } from '@/lib/content/fault';
import { describeFault as describeContentFault } from '@/lib/content/faults/describe-faults';
import { editorsLanguage } from '@/lib/content/faults/editors-language';
import { readFile } from '@/lib/content/read-file';
import { readText } from '@/lib/content/read-text';
import { genresSchema } from '@/lib/content/schema/genre';
import { peopleSchema } from '@/lib/content/schema/person';
import { convertCsv } from './convert-csv';
import type { Import } from './convert-row';
import { describeFault } from './fault';
import { mergePeople } from './merge-people';
import { writeFilmYaml } from './write-film-yaml';

/** Bytes: 20,000 films have 3 MB. */
const longestTable = 64 * 1024 * 1024;

/** What became of a table: the files that were written and that were there already, and what is to be mended. */
export type Imported = { written: string[]; there: string[]; faults: string[] };

/** Writes a film's file for every row of the table `csv` that can be taken, and the people's years. */
export function importFilms(csv: string, house: string): Imported {
  const faults: ContentFault[] = [];
  const genres = readFile(`${house}/genres.yaml`, genresSchema, faults, {}).value;
  readFile(`${house}/people.yaml`, peopleSchema, faults, {});
  const table = readText(csv, longestTable);
  if (!existsSync(house)) {
    const expected = 'a folder; there is no house here (HOUSE says where it is)';
    faults.push({ path: house, field: 'the house', expected });
  }
  if ('expected' in table) faults.push({ path: csv, field: 'the file', expected: table.expected });
  if (faults.length > 0 || !genres || 'expected' in table)
    return { written: [], there: [], faults: faults.map(describeFile) };

  const { imports, faults: rows } = convertCsv(table.text, new Set(Object.keys(genres)));
  const done: Imported = { written: [], there: [], faults: rows.map(describeFault) };
  if (imports.length === 0) return done;
  mkdirSync(`${house}/films`, { recursive: true });
  for (const film of imports) {
    const file = `${house}/films/${film.slug}.yaml`;
    (writeNew(file, film) ? done.written : done.there).push(file);
  }
  addPeople(`${house}/people.yaml`, imports);
  return done;
}

function describeFile(fault: ContentFault): string {
  return `${fault.path}: ${describeContentFault(fault, editorsLanguage())}`;
}

/** Editors' work is never overwritten: false where the film has its file already. */
function writeNew(file: string, { film }: Import): boolean {
  if (existsSync(file)) return false;
  writeFileSync(file, writeFilmYaml(film), { flag: 'wx' });
  return true;
}

function addPeople(file: string, imports: Import[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const people = imports.flatMap((film) => film.people);
  writeFileSync(file, mergePeople(before, people));
}
