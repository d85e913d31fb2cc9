import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';

/** What runs around every page from its first load on: navigation, builds, words, failures. */
const entries = [
  'instrumentation-client.ts',
  'components/navigation/preloader.tsx',
  'components/navigation/loading-indicator.tsx',
  'components/i18n/use-client-words.ts',
  'app/global-error.tsx',
];

/** Stands in each page, minified like all else. */
const inline = 'lib/builds/chunks/recover-chunks.ts';

/**
 * The runtime's own part of a first load, in bytes of gzip. Next mixes it with everything else in
 * its chunks, so it is bundled alone here, minified for the same browsers, without React and Next,
 * which a page has anyway; what it fetches later does not count. The inline script does.
 * @param root the project's folder
 */
export async function weighRuntime(root: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: entries.map((entry, at) => `export * as entry${at} from './${entry}';`).join('\n'),
      resolveDir: root,
    },
    ...{ bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2020' },
    loader: { '.css': 'empty' },
    ...{ jsx: 'automatic', external: ['react', 'react/*', 'react-dom', 'next/*'] },
    ...{ outdir: root, write: false, metafile: true, absWorkingDir: root },
    define: { 'process.env.NEXT_PUBLIC_BUILD_ID': '"0123456789abcdef"' },
  });
  const first = Object.keys(metafile.outputs).filter((name) => /^stdin.*\.js$/.test(name));
  for (const name of first)
    for (const { path, kind, external } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && !external && !first.includes(path)) first.push(path);
  const guard = await transform(await readFile(join(root, inline), 'utf8'), {
    loader: 'ts',
    minify: true,
  });
  const weights = outputFiles
    .filter(({ path }) => first.some((name) => path.endsWith(`/${name}`)))
    .map(({ contents }) => gzipSync(contents).length);
  return weights.reduce((sum, weight) => sum + weight, gzipSync(guard.code).length);
}
