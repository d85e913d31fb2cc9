import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Encoding } from '../headers/choose-encoding';
import type { Coming } from './when-there';

/** One body in each encoding; made when first asked for, and held as long as the pack is. */
export type Pack = {
  body: Buffer;
  /** Of the identity; each encoding's own tag is derived from it. */
  digest: string;
  encoded: (encoding: Encoding) => Coming<Buffer>;
  /** Bytes that it holds by now, in all encodings. */
  size: () => number;
};

const compressible =
  /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|javascript|wasm|vnd\.apple\.mpegurl|[a-z]+\+xml))/;
/** Quality 9 of 11: the last steps cost ten times the time for some 3 % of a page. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
/** What a pack weighs beside its bodies: its objects, its tag, its name. Thousands are of a few bytes. */
const overhead = 1024;

/** Whether compressing a body of this content type makes it smaller. */
export function isCompressible(contentType = ''): boolean {
  return compressible.test(contentType);
}

type Compress = (body: Buffer) => Promise<Buffer>;

const compress: Record<Exclude<Encoding, 'identity'>, Compress> = {
  br: (body) => promisify(zlib.brotliCompress)(body, brotliOptions),
  // Only chosen where this Node has it.
  zstd: (body) =>
    promisify((zlib as unknown as { zstdCompress: typeof zlib.gzip }).zstdCompress)(body),
  gzip: (body) => promisify(zlib.gzip)(body),
};

/**
 * @param grown hears that the pack holds another encoding
 * @param brotli where the build has made it already
 */
export function pack(given: Buffer, grown = () => {}, brotli?: Buffer): Pack {
  const body = exactly(given);
  const made = new Map<Encoding, Coming<Buffer>>([['identity', body]]);
  let size = overhead + body.length;
  if (brotli) {
    made.set('br', brotli);
    size += brotli.length;
  }
  const take = (encoding: Encoding, encoded: Buffer) => {
    const kept = exactly(encoded);
    made.set(encoding, kept);
    size += kept.length;
    grown();
    return kept;
  };
  return {
    body,
    digest: hash('sha256', body, 'base64url').slice(0, 22),
    size: () => size,
    encoded(encoding) {
      const kept = made.get(encoding);
      if (kept || encoding === 'identity') return kept ?? body;
      const making = compress[encoding](body).then((encoded) => take(encoding, encoded));
      made.set(encoding, making);
      return making;
    },
  };
}

/** The same bytes in memory of their own: zlib hands out 3 KB as a part of 16, which would stay as well. */
function exactly(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
