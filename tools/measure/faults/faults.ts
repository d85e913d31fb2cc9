import { serveBuild } from '@/tools/build/serve-build';
import { slowloris, stop, upgrades } from './connections';
import type { Fault, Finding } from './fault';
import { address, fullDisk, readOnly } from './host';
import { away, deploy, killed, rolled } from './instances';
import { rush, soak } from './load';
import { hostile, queries, randomRequests, slugs } from './requests';

/** The quick faults take seconds each; `verify --release` runs them. */
const quick: readonly Fault[] = [upgrades, hostile, randomRequests, stop, address];
const faults: readonly Fault[] = [
  ...[...quick, slowloris, deploy, killed, rolled, away],
  ...[slugs, queries, rush, readOnly, fullDisk, soak],
];

const help = `npm run faults: breaks the built site in each way it knows, a line with its figure for each.

  npm run faults -- <word>     those with the word in their name
  npm run faults -- --quick    those that npm run verify tries, the first in the list
  npm run faults -- --whole    each as often as docs/operations.md promises: three quarters of an hour

${faults.map(({ name }) => `  ${name}\n`).join('')}`;

const hasFlag = (word: string) => process.argv.includes(word);
const isFull = hasFlag('--whole');
/** Timeout of a fault test (ms). */
const longest = isFull ? 1_500_000 : 120_000;
const chosen = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
if (hasFlag('--help')) process.stdout.write(help);
const listed = hasFlag('--help') ? [] : hasFlag('--quick') ? quick : faults;
let failed = 0;
for (const fault of listed.filter(({ name }) => name.includes(chosen))) {
  const begun = performance.now();
  const { summary, hasPassed } = await runFault(fault).catch(
    (error: Error): Finding => ({ summary: error.message, hasPassed: false }),
  );
  if (hasPassed === false) failed += 1;
  const mark = hasPassed === undefined ? 'skipped' : hasPassed ? 'well' : 'FAULT';
  const seconds = `(${((performance.now() - begun) / 1000).toFixed(0)} s)`;
  process.stdout.write(`${mark.padEnd(8)} ${fault.name.padEnd(34)} ${summary} ${seconds}\n`);
}
process.exit(failed === 0 ? 0 : 1);

async function runFault({ inject, env }: Fault): Promise<Finding> {
  const site = await serveBuild({ env });
  const port = Number(new URL(site.address).port);
  const times = (most: number, part: number) => (isFull ? most : part);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${longest / 1000} s`)), longest);
  });
  try {
    return await Promise.race([inject({ ...site, port, times }), timeout]);
  } finally {
    clearTimeout(timer);
    await site.stop();
  }
}
