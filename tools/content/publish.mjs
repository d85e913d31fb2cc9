import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtRoot, builtUpdater } from '../../lib/server/builds/built-root.mjs';

// `npm run content:publish`: makes the present content files public in the current build, with that build's software.
const build = builtRoot();
const updater = join(build, builtUpdater);
if (existsSync(updater)) {
  process.argv[2] = build;
  await import(pathToFileURL(updater).href);
} else {
  process.stderr.write('There is no build here: npm run up makes one and serves it.\n');
  process.exitCode = 1;
}
