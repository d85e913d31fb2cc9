import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILT_FRONT } from './built-front.mjs';

// `npm start`: the front of the build in the working directory (lib/server/main.ts), from one file.
const front = resolve(BUILT_FRONT);
if (existsSync(front)) await import(pathToFileURL(front).href);
else {
  process.stderr.write('There is no complete build here: run `npm run build` first.\n');
  process.exitCode = 1;
}
