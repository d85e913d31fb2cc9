import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { readContent } from '@/lib/content/validate/load-library';
import { findObstacles } from '@/lib/editor/versions/obstacles';
import { warnOutdated } from '@/tools/build/warn-outdated.mjs';
import { runCommand } from '@/tools/setup/run-command.mjs';
import { privacyRemarks } from './privacy-remarks';

/** Folder of this command's builds and of the shop data written during the crawl. */
const checks = '.checks';

/**
 * `npm run check -- <folder>`: all checks before publishing. Checks the content, decodes its pictures and tests its
 * media files for browser support; then builds the site and crawls it (`npm run crawl`). No request leaves this
 * machine. The build is written to a separate folder and removed afterwards, so the served build is not affected.
 */
async function main(contentFolder: string): Promise<number> {
  const env = { CONTENT_DIR: contentFolder, BUILDS_FOLDER: checks, DATA: `${checks}/data` };
  // Removes the build of an aborted check.
  rmSync(checks, { recursive: true, force: true });
  await warnOutdated(contentFolder);
  if ((await runCommand(['npm', 'run', '--silent', 'content:check', '--', contentFolder])).code)
    return 1;
  await printRemarks(contentFolder);
  try {
    const built = await runCommand(['npm', 'run', '--silent', 'build'], { isShown: false, env });
    if (built.code) {
      process.stderr.write(`${built.output}\nThe site could not be built of ${contentFolder}.\n`);
      return 1;
    }
    return (await runCommand(['npm', 'run', '--silent', 'crawl'], { env })).code;
  } finally {
    rmSync(checks, { recursive: true, force: true });
  }
}

/**
 * Prints remarks about the privacy settings, and what would keep editors on this machine from publishing. They do not
 * fail the check: CI has a detached HEAD.
 */
async function printRemarks(contentFolder: string): Promise<void> {
  for (const remark of privacyRemarks(readContent(contentFolder).content.site ?? {}))
    process.stdout.write(`${contentFolder}/site.yaml: ${formatSentence(remark)}\n`);
  const place = { contentFolder: resolve(contentFolder), dataFolder: resolve(checks) };
  for (const { line } of await findObstacles(place))
    process.stdout.write(`Publishing in the editor: ${line}\n`);
}

const [contentFolder, ...more] = process.argv.slice(2);
if (!contentFolder || more.length > 0 || !existsSync(contentFolder)) {
  process.stderr.write(
    `${contentFolder && !existsSync(contentFolder) ? `There is no folder ${contentFolder}. ` : ''}Which content folder? npm run check -- ../zytglogge\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await main(contentFolder);
}
