import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { argv, cwd, stderr, stdout } from 'node:process';
import { findNearby } from './near-tests';
import { OrderFault, readOrder } from './read-order';
import { percentOf, type Score, score } from './score';
import { tryMutants } from './try-mutants';
import { writeMutant } from './write-mutant';

/** `npm run mutants -- lib/room`: would the unit tests notice if the code were wrong? */
const leastPercent = 85;

const percent = (one: Score) => `${percentOf(one).toFixed(1).padStart(5)} %`;
const line = (words: string) => stdout.write(`${words}\n`);

function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard']).toString();
  return listed.split('\0').filter((file) => existsSync(file));
}

async function main() {
  const files = listFiles();
  const { mutated, ...order } = readOrder(argv.slice(2), files);
  const nearby = findNearby(mutated, files, order.tests);
  const results = await tryMutants(mutated, { nearby, ...order });
  const mutants = results.map((one) => ({ ...one, fileName: relative(cwd(), one.fileName) }));
  const scores = mutated.map((file) => ({
    file,
    ...score(mutants.filter(({ fileName }) => fileName === file)),
  }));
  for (const { file, survivors } of scores) {
    const text = readFileSync(file, 'utf8');
    for (const survivor of survivors) line(writeMutant(file, text, survivor));
  }
  line('');
  for (const one of scores) line(`${percent(one)}  ${one.caught} of ${one.all}  ${one.file}`);
  const total = score(mutants);
  line(
    `${percent(total)}  ${total.caught} of ${total.all} changes were caught (at least ${leastPercent} %)`,
  );
  process.exitCode = percentOf(total) < leastPercent ? 1 : 0;
}

main().catch((error: unknown) => {
  if (!(error instanceof OrderFault)) throw error;
  stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
