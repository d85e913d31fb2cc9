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
import { compressedChunks } from '../../lib/server/builds/compressed-chunks.mjs';

const compressible = /\.(?:css|js|json|svg|txt)$/;
/** Highest quality: each file is compressed once and then served to all visitors of the build. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** Cache of compressed files for the next build, by content hash: most files do not change between builds. */
const shelf = '.next/cache/bobine/compressed';

/**
 * Compresses the static files of Next in a build with Brotli, for the server's body cache
 * (lib/server/body-cache/body-cache.ts). Removes cached files that this build does not use.
 * @param {string} root folder that contains `.next`
 */
export async function compressChunks(root) {
  const from = join(root, '.next/static');
  const kept = join(root, shelf);
  mkdirSync(kept, { recursive: true });
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((path) =>
    compressible.test(path),
  );
  const used = new Set();
  const compress = async (path) => {
    const body = readFileSync(join(from, path));
    const name = `${createHash('sha256').update(body).digest('hex')}.br`;
    used.add(name);
    const made = join(kept, name);
    // Written to a temporary file and renamed, so that an aborted build leaves no partial file.
    if (!existsSync(made)) {
      const compressed = await promisify(brotliCompress)(body, options);
      writeFileSync(`${made}.part`, compressed);
      renameSync(`${made}.part`, made);
    }
    const to = join(root, compressedChunks, `${path}.br`);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(made, to);
  };
  await Promise.all(files.map(compress));
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name));
}
