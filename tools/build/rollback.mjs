import { buildsFolder, currentBuild } from '../../lib/server/builds/built-root.mjs';
import { previousBuild, showBuild } from './publish-build.mjs';
import { requestSwitch } from './running-site.mjs';

/**
 * `npm run rollback`: goes back to the build before the current one, with the content of that build. A site that
 * `npm run up` serves switches without a gap; others show it when they are restarted. Given again, it goes forward.
 */
const port = process.env.PORT?.trim() || '3000';
const [current, name] = [currentBuild(), previousBuild()];

if (name === undefined) {
  process.stderr.write(
    `There is no build before the current one in ${buildsFolder}/. Check out the older state, then npm run up.\n`,
  );
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
