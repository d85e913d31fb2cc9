import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { checkNode, installDependencies } from '../setup/dependencies.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { buildSite, showBuilt } from './build-site.mjs';
import { acceptSwitchRequests, isPortTaken, isSwitchable, requestSwitch } from './running-site.mjs';
import { serveSite, watchParent } from './serve-site.mjs';
import { warnOutdated } from './warn-outdated.mjs';

const port = process.env.PORT?.trim() || '3000';

function exitOnFailure(step, code) {
  if (code === 0) return;
  process.stderr.write(`\nnpm run up stopped: ${step} failed (exit code ${code}); see above.\n`);
  process.exit(code);
}

/** Ends at once, instead of after a build, if the program on this port cannot be replaced. */
async function exitIfIrreplaceable() {
  if ((await isSwitchable(port)) || !(await isPortTaken(port, process.env.HOST?.trim()))) return;
  process.stderr.write(
    [
      `On port ${port} runs a program that \`npm run up\` of this project has not started, such as \`npm start\` or a service.`,
      'It cannot be replaced from here. Nothing was built.',
      '  It serves builds of this project: npm run build, then restart it (systemctl restart bobine@' +
        `${port}).`,
      '  Replaced without a gap from now on: stop it, then npm run up.',
      `  Another site beside it: PORT=${Number(port) + 1} npm run up.`,
      '',
    ].join('\n'),
  );
  process.exit(1);
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
await exitIfIrreplaceable();
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
