import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * A program of the tests in one file, for processes that are started more than once: read anew by tsx, each of them took
 * longer to start than to do its work.
 */
export async function bundleProgram(entry: string): Promise<{ path: string; remove: () => void }> {
  // Beside the packages: those that are no JavaScript alone are found from there.
  const folder = mkdtempSync(join('node_modules', '.program-'));
  const path = join(folder, 'program.mjs');
  await build({
    ...{ entryPoints: [entry], outfile: path, bundle: true, platform: 'node', format: 'esm' },
    external: ['libsql', 'pg-native', 'sharp', 'next'],
    // What packages of the older kind ask for by name.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
