import { existsSync } from 'node:fs';
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeFaults } from '@/lib/content/validate/faults/describe-faults';
import { placeFaults } from '@/lib/content/validate/faults/place-faults';
import { writeTable } from '@/lib/primitives/table/write-table';
import { counted } from '@/lib/primitives/text/counted';
import { exportFilms } from './export-films';
import { readHouse } from './read-house';
import { writeAside } from './writing/write-aside';

/** `npm run content:export -- films.csv [--excel] [--force] [--lang fr|de|en]`; see docs/import.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    excel: { type: 'boolean' },
    force: { type: 'boolean' },
    lang: { type: 'string' },
  },
});
const [csv] = positionals;
const house = readHouse(contentDir());
if (!csv) {
  stderr.write('Into which table? npm run content:export -- films.csv\n');
  process.exitCode = 2;
} else if ('faults' in house) {
  stderr.write(
    `${describeFaults(placeFaults(house.faults))}\nNothing is written: a film that cannot be read would be missing.\n`,
  );
  process.exitCode = 1;
} else if (existsSync(csv) && !values.force) {
  stderr.write(`${csv} is there already: another name, or --force to write over it.\n`);
  process.exitCode = 1;
} else {
  writeAside(csv, writeTable(exportFilms(house), values.excel ? 'excel' : 'plain'));
  stdout.write(`${counted(house.films.size, 'film')} in ${csv}\n`);
}
