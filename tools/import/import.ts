import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeColumns } from './columns/columns';
import { importFilms } from './import-films';
import { reportImport } from './report-import';

/**
 * `npm run content:import -- films.csv [--dry-run] [--update]`, or `--columns`; see docs/import.md. `--lang`:
 * language of the issues in the content itself.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    columns: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    lang: { type: 'string' },
    update: { type: 'boolean' },
  },
});
const [csv] = positionals;
if (values.columns) stdout.write(describeColumns());
else if (csv) {
  const options = { update: values.update ?? false, dryRun: values['dry-run'] ?? false };
  const imported = importFilms(csv, contentDir(), options);
  const { output, errors, count, isComplete } = reportImport(imported, options);
  for (const line of output) stdout.write(`${line}\n`);
  for (const line of errors) stderr.write(`${line}\n`);
  stdout.write(`${count}\n`);
  const isTaken = isComplete && imported.refused === 0 && imported.obstacles.length === 0;
  process.exitCode = isTaken ? 0 : 1;
} else {
  stderr.write('Which table? npm run content:import -- films.csv (--columns lists its columns)\n');
  process.exitCode = 2;
}
