import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { builtFront } from './builds/built-front.mjs';
import { builtRoot } from './builds/built-root.mjs';

// The heap is swept once it has grown by 60 % since it was last, where V8 would let it grow to some four
// times as much: as fast, and some 100 MB less at the peak (tried once with and without; `npm run benchmark`
// holds the limit).
setFlagsFromString('--heap-growing-percent=60');

// `npm start`: the front of a build (lib/server/main.ts), from one file. From here on the build's folder is
// all there is: what happens to the project, its packages or later builds does not reach it.
const root = builtRoot();
const front = resolve(root, builtFront);
if (existsSync(front)) {
  process.chdir(root);
  await import(pathToFileURL(front).href);
} else {
  process.stderr.write('There is no complete build here: run `npm run build` first.\n');
  process.exitCode = 1;
}
