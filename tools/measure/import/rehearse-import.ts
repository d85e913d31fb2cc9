import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHouse as readContent } from '@/lib/content/read-house';
import { writeTable } from '@/lib/table/write-table';
import { exportFilms } from '@/tools/import/export-films';
import { type Imported, importFilms } from '@/tools/import/import-films';
import { readHouse } from '@/tools/import/read-house';
import { makeFilms } from '../search/make-films';

/** Seconds by the clock, and of a processor: on a busy machine the first say little. */
type Taken = { clock: number; processor: number };

/** Films that are brought in by a rehearsal, and how long each step takes. */
export type Rehearsal = {
  rows: number;
  /** Files of films after the first import. */
  files: number;
  seconds: { import: Taken; again: Taken; update: Taken; export: Taken; check: Taken };
  /** What became of the rows: at first, of the same table again, and of one in which each tenth film has changed. */
  imports: Record<'first' | 'again' | 'update', Imported>;
};

const genres = 'drama: { fr: Drame, de: Drama }\ncomedy: { fr: Comédie, de: Komödie }\n';

/**
 * Brings `rows` films that nobody made into a house of its own, all without an address and many of one title; the
 * same again, then with a change in every tenth row; and writes them into a table. The house is gone afterwards.
 */
export function rehearseImport(rows: number): Rehearsal {
  const house = mkdtempSync(join(tmpdir(), 'bobine-rehearsal-'));
  try {
    writeFileSync(`${house}/genres.yaml`, genres);
    const csv = join(house, 'films.csv');
    const [head = [], ...lines] = makeTable(rows);
    const bring = (table: string[][], update = false) => {
      writeFileSync(csv, writeTable([head, ...table]));
      return timed(() => importFilms(csv, house, { update }));
    };
    const first = bring(lines);
    const again = bring(lines, true);
    const runtime = head.indexOf('runtime_min');
    const changed = lines.map((cells, row) =>
      row % 10 === 0 ? cells.with(runtime, '999') : cells,
    );
    const update = bring(changed, true);
    const files = readdirSync(`${house}/films`).length;
    const written = timed(() => exportAll(house, csv));
    const checked = timed(() => readContent(house));
    return {
      ...{ rows, files },
      seconds: {
        ...{ import: first.seconds, again: again.seconds },
        ...{ update: update.seconds, export: written.seconds, check: checked.seconds },
      },
      imports: { first: first.value, again: again.value, update: update.value },
    };
  } finally {
    rmSync(house, { recursive: true });
  }
}

/** The head and a row for each film. `id` is its number, as a database has one. */
function makeTable(rows: number): string[][] {
  const films = [...makeFilms(rows, ['drama', 'comedy'])].map(([slug, film]) => {
    const { vod: _, media: __, ...rest } = film;
    return [slug, { ...rest, media: {} }] as const;
  });
  const table = exportFilms({ films: new Map(films), people: {}, memory: new Map() });
  // The first column is the address: here it is the film's number, and addresses are made of titles.
  return table.map((cells, row) => (row === 0 ? cells.with(0, 'id') : cells));
}

function exportAll(house: string, csv: string): void {
  const read = readHouse(house);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
  writeFileSync(csv, writeTable(exportFilms(read)));
}

function timed<T>(run: () => T): { value: T; seconds: Taken } {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const value = run();
  const { user, system } = process.cpuUsage(used);
  const clock = (performance.now() - start) / 1000;
  return { value, seconds: { clock, processor: (user + system) / 1e6 } };
}
