import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { builtRoot, builtServer } from './builds/built-root.mjs';

// The heap is collected after it has grown by 60 %; V8 alone would let it grow to about four times its size. The
// server is equally fast with about 100 MB less at the peak (measured once with and without the flag; `npm run
// benchmark` checks the limit).
setFlagsFromString('--heap-growing-percent=60');

// `npm start`: runs the server bundle of a build (lib/server/main.ts). The working directory becomes the build folder,
// so that later changes to the project, its packages or other builds do not affect the process.
const root = builtRoot();
const serverBundle = resolve(root, builtServer);
if (existsSync(serverBundle)) {
  process.chdir(root);
  // NODE_ENV must be set before the bundle is imported. React and Next use it to select their production code,
  // `singleton` to decide whether the server and Next share a value.
  Object.assign(process.env, { NODE_ENV: 'production' });
  await import(pathToFileURL(serverBundle).href);
} else {
  process.stderr.write('There is no complete build here: run `npm run build` first.\n');
  process.exitCode = 1;
}
