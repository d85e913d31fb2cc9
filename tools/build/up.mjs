import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { checkNode, installDependencies } from '../setup/dependencies.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { buildSite, showBuilt } from './build-site.mjs';
import { acceptSwitchRequests, requestSwitch } from './running-site.mjs';
import { serveSite, watchParent } from './serve-site.mjs';
import { warnOutdated } from './warn-outdated.mjs';

const port = process.env.PORT?.trim() || '3000';

function exitOnFailure(step, code) {
  if (code === 0) return;
  process.stderr.write(`\nnpm run up stopped: ${step} failed (exit code ${code}); see above.\n`);
  process.exit(code);
}

/** Returns the name of a build of the current sources; builds if there is none. */
async function findOrBuild() {
  const built = showBuilt();
  if (built) return built;
  const { code, name } = await buildSite();
  exitOnFailure('the build', code);
  return name;
}

/** Prints one line if the site's shop still lacks something that it needs before it opens. */
async function reportOpening() {
  if (existsSync(join(contentDir(), 'shop.yaml')))
    await runCommand(['node', '--import', 'tsx', 'tools/shop/opening.ts']);
}

const { show, end } = serveSite();
watchParent(() => end('SIGTERM'));
checkNode();
exitOnFailure('installing the dependencies', await installDependencies({ isDev: false }));
await warnOutdated();
const request = { name: await findOrBuild(), env: process.env };
const running = await requestSwitch(port, request);
if (running?.reason) {
  process.stderr.write(
    `The site that runs on port ${port} continues unchanged: ${running.reason}\n`,
  );
  process.exitCode = 1;
} else if (running) {
  process.stdout.write(`The site that runs on port ${port} shows this build now.\n`);
} else {
  await show(request).catch(({ message }) => {
    process.stderr.write(`\nnpm run up stopped: ${message}\n`);
    process.exit(1);
  });
  await acceptSwitchRequests(port, show);
  await reportOpening();
}
