import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const room = 'tools/export/browser';
/** What reads the disk of a server, and stands otherwise in a browser (doors.ts). */
const doors =
  /\/lib\/(?:content\/library|films\/search\/get-search-index|pictures\/find-made|posters\/wall\/find-places)\.ts$/;

/**
 * Writes what a mirror has instead of a server into `folder`: a small script for every page, and the films'
 * search, which is fetched when somebody searches.
 */
export async function bundleBrowser(root: string, folder: string): Promise<void> {
  const common = {
    ...({ bundle: true, minify: true, platform: 'browser', target: 'es2022' } as const),
    ...{ absWorkingDir: root, logLevel: 'warning' as const, legalComments: 'none' as const },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['/_mirror/*'],
  };
  await build({
    ...common,
    ...{ entryPoints: [join(room, 'start.ts')], outdir: folder, format: 'iife' },
  });
  await build({
    ...common,
    ...{ entryPoints: ['films.ts', 'surprise.ts'].map((name) => join(room, name)) },
    ...{ outdir: folder, format: 'esm', splitting: true },
    plugins: [
      {
        name: 'doors',
        setup(bundle) {
          bundle.onLoad({ filter: doors }, () => ({
            contents: `export * from ${JSON.stringify(resolve(root, room, 'doors.ts'))};`,
            resolveDir: root,
          }));
        },
      },
    ],
  });
}
