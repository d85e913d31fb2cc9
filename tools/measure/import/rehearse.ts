import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { rehearseImport } from './rehearse-import';

/** Seconds in which 30,000 rows are to be in. */
const limit = 120;

/** `npm run import-rehearsal [-- --rows 30000]`: films that nobody made into a house of their own, and how long that takes. */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '30000' } } });
const { rows, files, seconds, imports } = rehearseImport(Number(values.rows));
for (const [step, { clock, processor }] of Object.entries(seconds))
  stdout.write(
    `${step.padEnd(7)} ${clock.toFixed(1)} s, of a processor ${processor.toFixed(1)} s\n`,
  );
for (const [step, { outcomes, refused }] of Object.entries(imports)) {
  const of = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind).length;
  stdout.write(
    `${step.padEnd(7)} ${of('new')} new, ${of('changed')} changed, ${of('kept')} kept, ${refused} refused\n`,
  );
}
stdout.write(`${rows} rows, ${files} files\n`);
const { faults } = imports.first;
for (const { row, expected } of faults.slice(0, 5)) stderr.write(`row ${row}: ${expected}\n`);
if (files !== rows || seconds.import.processor > limit) process.exitCode = 1;
