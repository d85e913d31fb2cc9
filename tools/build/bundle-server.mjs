import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { buildSync } from 'esbuild';
import { builtServer } from '../../lib/server/builds/built-root.mjs';
import { importedFile } from './list-packages.mjs';

// Bundles the server into one file of the build. Compiling its sources with tsx at each start would take most of a
// second, and 70 MB of memory for as long as the server runs. This is a separate command, because `npm run up` starts
// before esbuild is installed.
const { metafile } = buildSync({
  entryPoints: ['lib/server/main.ts'],
  outfile: builtServer,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  logLevel: 'warning',
  metafile: true,
});

// Packages that the bundle imports: a published build must contain them.
const imports = metafile.outputs[builtServer].imports.map(({ path }) => path);
writeFileSync(importedFile, JSON.stringify(imports.filter((name) => !isBuiltin(name))));
