import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedChunks } from '../../lib/server/builds/compressed-chunks.mjs';

const compressible = /\.(?:css|js|json|svg|txt)$/;
/** The slowest and smallest: it is done once for all who serve this build and all who load it. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Compresses Next's own files of a build, for the front (lib/server/packs/open-packs.ts).
 * @param {string} root
 */
export async function compressChunks(root) {
  const from = join(root, '.next/static');
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((path) =>
    compressible.test(path),
  );
  const compress = async (path) => {
    const body = await promisify(brotliCompress)(readFileSync(join(from, path)), options);
    const to = join(root, compressedChunks, `${path}.br`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, body);
  };
  await Promise.all(files.map(compress));
}
