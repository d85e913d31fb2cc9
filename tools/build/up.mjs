import { spawn } from 'node:child_process';
import { checkNode } from '../setup/check-node.mjs';
import { installDependencies } from '../setup/install-dependencies.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { buildSite, isBuilt } from './build-site.mjs';
import { linkMedia } from './link-media.mjs';

function insist(step, code) {
  if (code === 0) return;
  process.stderr.write(`\nnpm run up stopped: ${step} failed (exit code ${code}); see above.\n`);
  process.exit(code);
}

/** The server takes over this terminal; signals reach it, and its exit code is ours. */
function serve() {
  const server = spawn(process.execPath, ['lib/server/start.mjs'], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

checkNode();
insist('installing the dependencies', await installDependencies());
if (!isBuilt()) {
  const check = await runCommand(['npm', 'run', '--silent', 'content:check']);
  insist('the content check', check.code);
  insist('the build', await buildSite());
}
// Another house may have been shown since this one was built.
insist('linking the media', linkMedia());
serve();
