import { existsSync, rmSync } from 'node:fs';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { readHouse } from '@/lib/content/validate/read-house';
import { sayOutdated } from '@/tools/build/say-outdated.mjs';
import { runCommand } from '@/tools/setup/run-command.mjs';
import { privacyRemarks } from './privacy-remarks';

/** Builds of this command, with what their shop writes while it is walked. */
const checks = '.checks';

/**
 * `npm run check -- <house>`: what a house runs before it publishes. Its content, with pictures that decode and media
 * that browsers play; then the site is built of it, and walked as crawlers and browsers do (`npm run crawl`). Nobody
 * else's server is asked. The build lies in a folder of its own and is removed: what is served here stays as it is.
 */
async function main(house: string): Promise<number> {
  const env = { CONTENT_DIR: house, BUILDS_FOLDER: checks, DATA: `${checks}/data` };
  // A check that was broken off leaves its build.
  rmSync(checks, { recursive: true, force: true });
  await sayOutdated(house);
  if ((await runCommand(['npm', 'run', '--silent', 'content:check', '--', house])).code) return 1;
  sayRemarks(house);
  try {
    const built = await runCommand(['npm', 'run', '--silent', 'build'], { isShown: false, env });
    if (built.code) {
      process.stderr.write(`${built.output}\nThe site could not be built of ${house}.\n`);
      return 1;
    }
    return (await runCommand(['npm', 'run', '--silent', 'crawl'], { env })).code;
  } finally {
    rmSync(checks, { recursive: true, force: true });
  }
}

/** What may stay as it is, but that the house will want to know. */
function sayRemarks(house: string): void {
  for (const remark of privacyRemarks(readHouse(house).read.site ?? {}))
    process.stdout.write(`${house}/site.yaml: ${saySentence(remark)}\n`);
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
