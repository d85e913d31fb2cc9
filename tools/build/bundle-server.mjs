import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { buildSync } from 'esbuild';
import { languageTags } from '../../lib/i18n/languages.mjs';
import { builtMedia, builtServer, builtUpdater } from '../../lib/server/builds/built-root.mjs';
import { importedFile } from './list-packages.mjs';

// Bundles the server, the command that updates the content of the build, and `npm run media` into one file each.
// Compiling their sources with tsx at each start would take seconds, and 70 MB of memory for as long as the server
// runs; and an update must be made by the software of its build. This is a separate command, because `npm run up`
// starts before esbuild is installed.
const imports = [
  ['lib/server/main.ts', builtServer],
  ['tools/content/publish.ts', builtUpdater],
  ['tools/media/media.ts', builtMedia],
].flatMap(([entryPoint, outfile]) => {
  const { metafile } = buildSync({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    logLevel: 'warning',
    // esbuild takes the text for code: a string with JSON in it.
    define: {
      'process.env.NEXT_PUBLIC_LANGUAGES': JSON.stringify(JSON.stringify(languageTags)),
    },
    metafile: true,
  });
  return metafile.outputs[outfile].imports.map(({ path }) => path);
});

// Packages that the bundles import: a published build must contain them.
writeFileSync(importedFile, JSON.stringify(imports.filter((name) => !isBuiltin(name))));
