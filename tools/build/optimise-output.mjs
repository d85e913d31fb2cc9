import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writtenFolder } from '../../lib/next-internals/build-output.mjs';
import { loadAfterPaint, scriptFile, scriptsOf } from '../../lib/next-internals/scripts.mjs';
import { compressedChunks } from '../../lib/server/builds/built-root.mjs';

const compressible = /\.(?:css|js|json|svg|txt)$/;
/** The highest quality, because each file is compressed once and then served to all visitors of the build. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** Cache of compressed files for the next build, by content hash: most files do not change between builds. */
const cacheFolder = '.next/cache/bobine/compressed';

/**
 * Compresses the static files of Next in a build with Brotli, for the server's body cache
 * (lib/server/body-cache/body-cache.ts). Removes cached files that this build does not use.
 * @param {string} root folder that contains `.next`
 */
export async function compressChunks(root) {
  const from = join(root, '.next/static');
  const cache = join(root, cacheFolder);
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((path) =>
    compressible.test(path),
  );
  const usedNames = new Set();
  const compress = async (path) => {
    const body = readFileSync(join(from, path));
    const name = `${createHash('sha256').update(body).digest('hex')}.br`;
    usedNames.add(name);
    const cachedFile = join(cache, name);
    // Written to a temporary file and renamed, so that an aborted build leaves no partial file.
    if (!existsSync(cachedFile)) {
      const compressed = await promisify(brotliCompress)(body, options);
      writeFileSync(`${cachedFile}.part`, compressed);
      renameSync(`${cachedFile}.part`, cachedFile);
    }
    const to = join(root, compressedChunks, `${path}.br`);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(cachedFile, to);
  };
  await Promise.all(files.map(compress));
  for (const name of readdirSync(cache)) if (!usedNames.has(name)) rmSync(join(cache, name));
}

/**
 * Changes every prerendered page so that it paints before its scripts are fetched. The server changes pages that
 * are rendered later in the same way.
 * @param {string} build the `.next` folder
 * @returns {Set<string>} addresses of the initial scripts of all pages
 */
export function deferScripts(build) {
  const app = join(build, writtenFolder);
  const firstScripts = new Set();
  for (const path of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const file = join(app, path);
    const page = loadAfterPaint(readFileSync(file, 'utf8'));
    for (const address of scriptsOf(page)) firstScripts.add(address);
    writeFileSync(file, page);
  }
  return firstScripts;
}

/** V8's explicit compile hint. It must be the first line of the file; other engines ignore it as a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes V8 compile a script while it downloads. By default V8 compiles a function at its first call: the page waits
 * meanwhile, and functions that the bundler has wrapped are parsed twice. Use this only for initial scripts of pages.
 * In other scripts, such as the player's, many functions are never called.
 * @param {string} build the `.next` folder
 * @param {Iterable<string>} scripts addresses, `/_next/static/…`
 */
export function compileAhead(build, scripts) {
  for (const script of scripts) {
    const file = join(build, scriptFile(script));
    const source = readFileSync(file, 'utf8');
    if (!source.startsWith(hint)) writeFileSync(file, hint + source);
  }
}
