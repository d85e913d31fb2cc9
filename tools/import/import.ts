import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { argv, stderr, stdout } from 'node:process';
import { parse } from 'yaml';
import { chosenHouse } from '@/lib/content/house.mjs';
import { genresSchema } from '@/lib/content/schema/genre';
import { convertCsv } from './convert-csv';
import type { Import } from './convert-row';
import { describeFault } from './fault';
import { mergePeople } from './merge-people';
import { writeFilmYaml } from './write-film-yaml';

const house = chosenHouse();
const peopleFile = `${house}/people.yaml`;

/** `npm run content:import -- films.csv`, from the root of the project. */
async function importFilms(csv: string): Promise<void> {
  const vocabulary = parse(await readIfThere(`${house}/genres.yaml`));
  const genres = new Set(Object.keys(genresSchema.parse(vocabulary ?? {})));
  const { imports, faults } = convertCsv(await readFile(csv, 'utf8'), genres);

  await mkdir(`${house}/films`, { recursive: true });
  const written = [];
  for (const film of imports) if (await writeNew(film)) written.push(film);
  const people = imports.flatMap((film) => film.people);
  await writeFile(peopleFile, mergePeople(await readIfThere(peopleFile), people));

  for (const fault of faults) stderr.write(`${describeFault(fault)}\n`);
  const there = imports.length - written.length;
  stdout.write(`${written.length} written, ${there} already there, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** Editors' work is never overwritten: false where the film has its file already. */
async function writeNew({ slug, film }: Import): Promise<boolean> {
  const file = `${house}/films/${slug}.yaml`;
  try {
    await writeFile(file, writeFilmYaml(film), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    stdout.write(`${file} is already there\n`);
    return false;
  }
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

const [csv] = argv.slice(2);
if (csv) await importFilms(csv);
else {
  stderr.write('Which CSV? npm run content:import -- films.csv\n');
  process.exitCode = 2;
}
