import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { builtFront } from './built-front.mjs';

// The heap is swept once it has grown by 60 % since it was last, where V8 would let it grow to some four
// times as much: as fast, and some 100 MB less at the peak (tried once with and without; `npm run benchmark`
// holds the limit).
setFlagsFromString('--heap-growing-percent=60');

// `npm start`: the front of the build in the working directory (lib/server/main.ts), from one file.
const front = resolve(builtFront);
if (existsSync(front)) await import(pathToFileURL(front).href);
else {
  process.stderr.write('There is no complete build here: run `npm run build` first.\n');
  process.exitCode = 1;
}
