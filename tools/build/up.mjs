import { checkNode } from '../setup/check-node.mjs';
import { installDependencies } from '../setup/install-dependencies.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { buildSite, showBuilt } from './build-site.mjs';
import { askRunningSite, takeWishes } from './running-site.mjs';
import { sayOutdated } from './say-outdated.mjs';
import { serveSite } from './serve-site.mjs';
import { watchParent } from './watch-parent.mjs';

const port = process.env.PORT?.trim() || '3000';

function insist(step, code) {
  if (code === 0) return;
  process.stderr.write(`\nnpm run up stopped: ${step} failed (exit code ${code}); see above.\n`);
  process.exit(code);
}

/** Returns the name of a build of the current sources; checks the content and builds if there is none. */
async function haveBuild() {
  const built = showBuilt();
  if (built) return built;
  const check = await runCommand(['npm', 'run', '--silent', 'content:check']);
  insist('the content check', check.code);
  const { code, name } = await buildSite();
  insist('the build', code);
  return name;
}

const { show, end } = serveSite();
watchParent(() => end('SIGTERM'));
checkNode();
insist('installing the dependencies', await installDependencies({ isDev: false }));
await sayOutdated();
const wish = { name: await haveBuild(), env: process.env };
const running = await askRunningSite(port, wish);
if (running?.fault) {
  process.stderr.write(`The site that runs on port ${port} goes on as it was: ${running.fault}\n`);
  process.exitCode = 1;
} else if (running) {
  process.stdout.write(`The site that runs on port ${port} shows this build now.\n`);
} else {
  await show(wish).catch(({ message }) => {
    process.stderr.write(`\nnpm run up stopped: ${message}\n`);
    process.exit(1);
  });
  await takeWishes(port, show);
}
