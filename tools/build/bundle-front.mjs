import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { buildSync } from 'esbuild';
import { builtFront } from '../../lib/server/builds/built-front.mjs';
import { importedFile } from './list-packages.mjs';

// Puts the front into one file of the build. Translating its sources at each start, as tsx does, costs
// most of a second and 70 MB for as long as the server runs. A command of its own, since `npm run up`
// begins where esbuild is not installed yet.
const { metafile } = buildSync({
  entryPoints: ['lib/server/main.ts'],
  outfile: builtFront,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  logLevel: 'warning',
  metafile: true,
});

// What it leaves to packages: a published build has to bring them.
const imports = metafile.outputs[builtFront].imports.map(({ path }) => path);
writeFileSync(importedFile, JSON.stringify(imports.filter((name) => !isBuiltin(name))));
