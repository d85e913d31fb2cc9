import { serveBuild } from '@/tools/build/serve-build';
import type { Fault, Finding } from './fault';
import { away } from './list/away';
import { bodies } from './list/bodies';
import { deploy } from './list/deploy';
import { fullDisk, readOnly } from './list/disk';
import { files } from './list/files';
import { halfOpen } from './list/half-open';
import { hostile } from './list/hostile';
import { killed } from './list/killed';
import { many } from './list/many';
import { poison } from './list/poison';
import { reports } from './list/reports';
import { rolled } from './list/rolled';
import { rush } from './list/rush';
import { stop } from './list/stop';
import { images, queries, slugs } from './list/unknown';
import { upgrades } from './list/upgrades';

/** A fault more is a file more in `list` and a line here. */
const faults: readonly Fault[] = [
  ...[upgrades, poison, hostile, many, reports, bodies, halfOpen, stop, files],
  ...[deploy, killed, rolled, away, slugs, queries, images, rush, readOnly, fullDisk],
];

// `npm run faults`: breaks the built site of the working directory in every way it knows, a line with a figure for
// each; a word after it chooses those whose name has it, `--whole` tries each as often as docs/operations.md says.
// Fails where one is not as it should be.
const isWhole = process.argv.includes('--whole');
/** A fault that takes longer is one (ms). */
const longest = isWhole ? 1_200_000 : 120_000;
const chosen = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
let failed = 0;
for (const fault of faults.filter(({ name }) => name.includes(chosen))) {
  const { said, isWell } = await tryOut(fault).catch(
    (error: Error): Finding => ({ said: error.message, isWell: false }),
  );
  if (isWell === false) failed += 1;
  const mark = isWell === undefined ? 'skipped' : isWell ? 'well' : 'FAULT';
  process.stdout.write(`${mark.padEnd(8)} ${fault.name.padEnd(34)} ${said}\n`);
}
process.exit(failed === 0 ? 0 : 1);

function times(most: number, part: number): number {
  return isWhole ? most : part;
}

async function tryOut({ provoke, env, openFiles }: Fault): Promise<Finding> {
  const site = await serveBuild({ env, openFiles });
  const port = Number(new URL(site.address).port);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${longest / 1000} s`)), longest);
  });
  try {
    return await Promise.race([provoke({ ...site, port, times }), late]);
  } finally {
    clearTimeout(timer);
    await site.stop();
  }
}
