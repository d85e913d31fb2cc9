import { relative } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { buildsFolder, currentBuild } from '../../lib/server/builds/built-root.mjs';
import { previousBuild, showBuild } from './publish-build.mjs';
import { requestSwitch } from './running-site.mjs';

/**
 * `npm run rollback`: goes back to the build before the current one, with the content of that build. A site that
 * `npm run up` serves switches without a gap; others show it when they are restarted. Given again, it goes forward. `--force`: also to a build that
 * does not know the tables of the shop.
 */
const port = process.env.PORT?.trim() || '3000';
const site = relative('.', contentDir());
const current = currentBuild();
const { name, refused } = previousBuild(site);

/** Why the command does nothing, and what to do instead. */
function reasonNotTo() {
  if (refused === 'site')
    return `The current build in ${buildsFolder}/ is not one of ${site}. Give the CONTENT_DIR of the site to roll back; if it is this one, check out the older state, then npm run up.`;
  if (name === undefined)
    return `There is no build of ${site} before the current one in ${buildsFolder}/. Check out the older state, then npm run up.`;
  if (refused === 'schema' && !process.argv.includes('--force'))
    return 'The tables of the shop and of the editors have changed since the build before: with a shop or editors, orders would fail there. Restore the database of that time (docs/operations.md), or mend what is wrong and npm run up. A site with neither: npm run rollback -- --force.';
  return undefined;
}

const reason = reasonNotTo();
if (reason || name === undefined) {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
} else {
  const running = await requestSwitch(port, { name });
  if (running?.reason) {
    process.stderr.write(
      `The site that runs on port ${port} continues unchanged: ${running.reason}\n`,
    );
    process.exitCode = 1;
  } else {
    showBuild(name);
    process.stdout.write(
      running
        ? `The site that runs on port ${port} shows the build ${name} again, instead of ${current}.\n`
        : `The build ${name} is current again, instead of ${current}. No site of \`npm run up\` runs on port ${port}: restart what serves it.\n`,
    );
    process.stdout.write(
      'Its content is that of its time: npm run content:publish brings the newest. The same command goes forward again.\n',
    );
  }
}
