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
/** The slowest and smallest: it is done once for all who serve this build and all who load it. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** Where they stay for the next build, by what they were made of: most of its files are the same. */
const shelf = '.next/cache/bobine/compressed';

/**
 * Compresses Next's own files of a build, for the front (lib/server/body-cache/body-cache.ts).
 * @param {string} root
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
    // Whole or not at all, also where a build is broken off.
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
