import { existsSync } from 'node:fs';
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { describeIssues } from '@/lib/content/validate/issues/describe-issues';
import { placeIssues } from '@/lib/content/validate/issues/place-issues';
import { writeTable } from '@/lib/primitives/table/write-table';
import { formatCount } from '@/lib/primitives/text/grammar';
import { exportFilms } from './export-films';
import { readImportTarget } from './read-import-target';
import { writeAtomically } from './writing/write-atomically';

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
const source = readImportTarget(contentDir());
if (!csv) {
  stderr.write('Into which table? npm run content:export -- films.csv\n');
  process.exitCode = 2;
} else if ('issues' in source) {
  stderr.write(
    `${describeIssues(placeIssues(source.issues))}\nNothing is written: a film that cannot be read would be missing.\n`,
  );
  process.exitCode = 1;
} else if (existsSync(csv) && !values.force) {
  stderr.write(`${csv} is there already: another name, or --force to write over it.\n`);
  process.exitCode = 1;
} else {
  writeAtomically(csv, writeTable(exportFilms(source), values.excel ? 'excel' : 'plain'));
  stdout.write(`${formatCount(source.films.size, 'film')} in ${csv}\n`);
}
