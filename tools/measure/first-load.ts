import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { createWeigher } from './weigh-scripts';

// `npm run first-load`: limits for the JavaScript of a first visit to any page, in KB of 1024 bytes.
const limits = { gzip: 150, br: 130 };
/** Limit for the site's own runtime, gzipped. */
const runtimeLimit = 6.25;
/** Limit for the timeline page with its posters, gzipped. */
const wallLimit = 60;

const root = process.cwd();
const next = join(builtRoot(), '.next');

const inKB = (bytes: number) => (bytes / 1024).toFixed(1);
/** Prints a line; beyond the limit, the process fails. */
function report(line: string, isWithin: boolean) {
  process.stdout.write(`${line}\n`);
  if (!isWithin) process.exitCode = 1;
}

/**
 * Every kind of entry page with its addresses. All film pages are listed, because their components differ. Kinds that
 * the site lacks are left out.
 */
function kindsOfPage(): [kind: string, paths: string[]][] {
  const pages = join(next, 'server/app/fr');
  const routesBelow = (folder: string) =>
    (existsSync(join(pages, folder)) ? readdirSync(join(pages, folder)) : [])
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${folder}/${name.slice(0, -'.html'.length)}`);
  const first = (folder: string) => routesBelow(folder).slice(0, 1);
  const one = (path: string) => [path].filter(() => existsSync(join(pages, `${path}.html`)));
  const transcripts = routesBelow('movie').flatMap((film) => one(`${film}/transcript`));
  const kinds = {
    home: ['/'],
    catalogue: ['/catalogue'],
    search: ['/catalogue?q=la', '/catalogue?q=zzqqxx'],
    'catalogue, other views': ['/catalogue?view=list', '/catalogue?view=timeline'],
    film: routesBelow('movie'),
    'words of a film': transcripts.slice(0, 1),
    'player for other sites': first('embed'),
    collection: first('collection'),
    person: first('person'),
    genre: first('genre'),
    'video on demand': [...one('/vod'), ...first('vod')],
    shop: one('/shop'),
    article: first('shop'),
    basket: one('/panier'),
    screenings: [...one('/au-cinema'), ...first('au-cinema')],
    news: [...one('/actualites'), ...first('actualites')],
    lists: one('/a-voir'),
    'what is kept': ['/vie-privee'],
    accessibility: ['/accessibilite'],
    'written page': one('/mentions-legales'),
    'page not found': ['/no-such-page'],
  };
  return Object.entries(kinds).filter(([, paths]) => paths.length > 0);
}

/** Modules that run on every page from the first load: navigation, builds, messages, errors. */
const entries = [
  'instrumentation-client.ts',
  'components/navigation/preloader.tsx',
  'components/navigation/loading-indicator.tsx',
  'components/rich-text/use-client-messages.ts',
  'app/global-error.tsx',
];
/** Inlined into each page, minified. */
const inline = 'lib/navigation/chunks/recover-chunks.ts';

/**
 * Size of the runtime in a first load, in gzipped bytes. Next mixes it with other code in its chunks, so it is
 * bundled separately here, minified for ES2020, without React and Next, which every page has. Lazily loaded
 * modules do not count; the inline script does.
 */
async function weighRuntime(): Promise<number> {
  const contents = entries.map((entry, at) => `export * as entry${at} from './${entry}';`);
  const { outputFiles, metafile } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: root },
    ...{ bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2020' },
    loader: { '.css': 'empty' },
    ...{ jsx: 'automatic', external: ['react', 'react/*', 'react-dom', 'next/*'] },
    ...{ outdir: root, write: false, metafile: true, absWorkingDir: root },
    define: {
      'process.env.NEXT_PUBLIC_BUILD_ID': '"0123456789abcdef"',
      'process.env.NEXT_PUBLIC_LANGUAGES': JSON.stringify(JSON.stringify(languageTags)),
    },
  });
  const first = Object.keys(metafile.outputs).filter((name) => /^stdin.*\.js$/.test(name));
  for (const name of first)
    for (const { path, kind, external } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && !external && !first.includes(path)) first.push(path);
  const text = readFileSync(join(root, inline), 'utf8');
  const guard = await transform(text, { loader: 'ts', minify: true });
  return outputFiles
    .filter(({ path }) => first.some((name) => path.endsWith(`/${name}`)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, gzipSync(guard.code).length);
}

/** Size of the timeline in gzipped bytes: its page and all poster sheets that it names. */
async function weighWall(fetchText: (path: string) => Promise<string>): Promise<number> {
  const html = await fetchText('/catalogue?view=timeline');
  const sheets = [...new Set(html.match(/\/poster\/_[^"#?&]+\.svg/g))];
  if (sheets.length === 0) throw new Error('The timeline has no posters.');
  const bodies = [html, ...(await Promise.all(sheets.map(fetchText)))];
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

const weigh = createWeigher(next);
const { address, stop } = await serveBuild();
const fetchText = async (path: string) => (await fetch(address + path)).text();
try {
  for (const [kind, paths] of kindsOfPage()) {
    const weights = await Promise.all(paths.map(async (path) => weigh(await fetchText(path))));
    const gzip = Math.max(...weights.map((weight) => weight.gzip));
    const br = Math.max(...weights.map((weight) => weight.br));
    report(
      `First-load JavaScript, ${kind}: ${inKB(gzip)} KB gzip, ${inKB(br)} KB br (limits ${limits.gzip}, ${limits.br})`,
      // A size of 0 means that a page or its scripts were not found.
      gzip > 0 && gzip <= limits.gzip * 1024 && br <= limits.br * 1024,
    );
  }
  const wall = await weighWall(fetchText);
  report(
    `The timeline, its page with all posters: ${inKB(wall)} KB gzip (limit ${wallLimit} KB)`,
    wall <= wallLimit * 1024,
  );
} finally {
  await stop();
}
const runtime = await weighRuntime();
report(
  `  of which the runtime around the pages: ${inKB(runtime)} KB gzip (limit ${runtimeLimit} KB)`,
  runtime <= runtimeLimit * 1024,
);
