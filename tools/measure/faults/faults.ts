import { serveBuild } from '@/tools/build/serve-build';
import type { Fault, Finding } from './fault';
import { address } from './list/address';
import { away } from './list/away';
import { bodies } from './list/bodies';
import { content } from './list/content';
import { deploy } from './list/deploy';
import { fullDisk, readOnly } from './list/disk';
import { files } from './list/files';
import { guards } from './list/guards';
import { halfOpen } from './list/half-open';
import { hostile } from './list/hostile';
import { killed } from './list/killed';
import { lists } from './list/lists';
import { many } from './list/many';
import { poison } from './list/poison';
import { reports } from './list/reports';
import { rolled } from './list/rolled';
import { rush } from './list/rush';
import { slowloris } from './list/slowloris';
import { soak } from './list/soak';
import { stop } from './list/stop';
import { images, queries, slugs } from './list/unknown';
import { upgrades } from './list/upgrades';

/** A fault more is a file more in `list` and a line here. Those of the first list take seconds: `verify` runs them. */
const quick: readonly Fault[] = [
  ...[upgrades, poison, guards, hostile, many, reports, stop, lists, address, content],
];
const faults: readonly Fault[] = [
  ...[...quick, bodies, slowloris, halfOpen, files, deploy, killed, rolled, away],
  ...[slugs, queries, images, rush, readOnly, fullDisk, soak],
];

const help = `npm run faults: breaks the built site in each way it knows, a line with its figure for each.

  npm run faults -- <word>     those with the word in their name
  npm run faults -- --quick    those that npm run verify tries
  npm run faults -- --whole    each as often as docs/operations.md promises: three quarters of an hour

${faults.map(({ name }) => `  ${name}${quick.some((one) => one.name === name) ? '' : ' *'}`).join('\n')}

* not among the quick ones. Fails where one is not as it should be.
`;

const asks = (word: string) => process.argv.includes(word);
const isWhole = asks('--whole');
/** A fault that takes longer is one (ms). */
const longest = isWhole ? 1_500_000 : 120_000;
const chosen = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
if (asks('--help')) {
  process.stdout.write(help);
  process.exit();
}
let failed = 0;
for (const fault of (asks('--quick') ? quick : faults).filter(({ name }) =>
  name.includes(chosen),
)) {
  const begun = performance.now();
  const { said, isWell } = await tryOut(fault).catch(
    (error: Error): Finding => ({ said: error.message, isWell: false }),
  );
  if (isWell === false) failed += 1;
  const mark = isWell === undefined ? 'skipped' : isWell ? 'well' : 'FAULT';
  const seconds = `(${((performance.now() - begun) / 1000).toFixed(0)} s)`;
  process.stdout.write(`${mark.padEnd(8)} ${fault.name.padEnd(34)} ${said} ${seconds}\n`);
}
process.exit(failed === 0 ? 0 : 1);

/** `most` with `--whole`, a part of it otherwise. */
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
