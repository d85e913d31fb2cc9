import { existsSync } from 'node:fs';
import { counted } from '@/lib/content/counted';
import { sayOutdated } from '@/tools/build/say-outdated.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { findBuild } from '@/tools/export/find-build';
import { runCommand } from '@/tools/setup/run-command.mjs';
import { listPages } from './list-pages';
import { openHouse } from './open-house';
import { walkSite } from './walk-site';

/**
 * `npm run check -- <house>`: what a house runs before it publishes. Its content, with pictures that decode and media
 * that browsers play; then the site is built of it, served on this machine alone, and every page walked once: each
 * link, picture, film and place within a page has to be there. Nobody else's server is asked.
 */
async function main(house: string): Promise<number> {
  const env = { HOUSE: house };
  await sayOutdated(house);
  if ((await runCommand(['npm', 'run', '--silent', 'content:check', '--', house])).code) return 1;
  const built = await runCommand(['npm', 'run', '--silent', 'build'], { isShown: false, env });
  if (built.code) {
    process.stderr.write(`${built.output}\nThe site could not be built of ${house}.\n`);
    return 1;
  }
  return report(await walkBuild());
}

async function walkBuild() {
  const root = findBuild(process.cwd());
  const served = await serveBuild({ root, env: { SITE_URL: '' } });
  try {
    return await walkSite(openHouse(served.address), listPages(root));
  } finally {
    await served.stop();
  }
}

function report({ pages, files, faults }: Awaited<ReturnType<typeof walkSite>>): number {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(
    `${counted(pages, 'page')}, ${counted(files, 'file')} behind them, ${counted(faults.length, 'fault')}\n`,
  );
  return faults.length > 0 ? 1 : 0;
}

const [house, ...more] = process.argv.slice(2);
if (!house || more.length > 0 || !existsSync(house)) {
  process.stderr.write(
    `${house && !existsSync(house) ? `There is no folder ${house}. ` : ''}Which house? npm run check -- ../zytglogge\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await main(house);
}
