import { serveBuild } from '@/tools/build/serve-build';
import type { Fault, Finding } from './fault';
import { bodies } from './list/bodies';
import { files } from './list/files';
import { hostile } from './list/hostile';
import { poison } from './list/poison';
import { reports } from './list/reports';
import { stop } from './list/stop';
import { upgrades } from './list/upgrades';

/** A fault more is a file more in `list` and a line here. */
const faults: readonly Fault[] = [upgrades, poison, hostile, reports, bodies, stop, files];

/** A fault that takes longer is one (ms). */
const longest = 90_000;

// `npm run faults`: breaks the built site of the working directory in every way it knows, a line with a figure for
// each; a word after it chooses those whose name has it. Fails where one is not as it should be.
const chosen = process.argv[2] ?? '';
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

async function tryOut({ provoke, env, openFiles }: Fault): Promise<Finding> {
  const site = await serveBuild({ env, openFiles });
  const port = Number(new URL(site.address).port);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${longest / 1000} s`)), longest);
  });
  try {
    return await Promise.race([provoke({ ...site, port }), late]);
  } finally {
    clearTimeout(timer);
    await site.stop();
  }
}
