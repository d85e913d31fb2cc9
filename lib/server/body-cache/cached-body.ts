import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Encoding } from '../headers/choose-encoding';
import type { Coming } from './when-there';

/** One body in each encoding; made when first asked for, and held as long as the pack is. */
export type CachedBody = {
  body: Buffer;
  /** Of the identity; each encoding's own tag is derived from it. */
  digest: string;
  encoded: (encoding: Encoding) => Coming<Buffer>;
  /** Bytes that it holds by now, in all encodings. */
  size: () => number;
};

const compressible =
  /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|javascript|wasm|vnd\.apple\.mpegurl|[a-z]+\+(?:xml|json)))/;
/**
 * Quality of 11. What stays until the next build gets 9: the last steps cost ten times the time for some 3 % of a
 * page. What is rendered for one request gets 5: 2 ms instead of 24, and again 3 % (a catalogue of 212 KB: 23.0 and
 * 22.3 KB).
 */
const quality = { lasting: 9, passing: 5 };
/** What a pack weighs beside its bodies: its objects, its tag, its name. Thousands are of a few bytes. */
const overhead = 1024;

/** Whether compressing a body of this content type makes it smaller. */
export function isCompressible(contentType = ''): boolean {
  return compressible.test(contentType);
}

type Compress = (body: Buffer, quality: number) => Promise<Buffer>;

type Compressed = Exclude<Encoding, 'identity'>;

const compress: Record<Compressed, Compress> = {
  br: (body, quality) =>
    promisify(zlib.brotliCompress)(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  // Only chosen where this Node has it.
  zstd: (body) =>
    promisify((zlib as unknown as { zstdCompress: typeof zlib.gzip }).zstdCompress)(body),
  gzip: (body) => promisify(zlib.gzip)(body),
};

type Kind = {
  /** Hears that the pack holds another encoding. */
  grown?: (() => void) | undefined;
  /** Where the build has made it already. */
  brotli?: Buffer | undefined;
  /** For how long it is there. */
  stay?: keyof typeof quality;
};

export function pack(
  given: Buffer,
  { grown = () => {}, brotli, stay = 'lasting' }: Kind = {},
): CachedBody {
  const body = exactly(given);
  const made = new Map<Compressed, Coming<Buffer>>();
  let size = overhead + body.length;
  if (brotli) {
    made.set('br', brotli);
    size += brotli.length;
  }
  const take = (encoding: Compressed, encoded: Buffer) => {
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
      if (encoding === 'identity') return body;
      const kept = made.get(encoding);
      if (kept) return kept;
      const making = compress[encoding](body, quality[stay]).then(
        (encoded) => take(encoding, encoded),
        // A failure is not cached: the next request compresses anew.
        (error) => {
          made.delete(encoding);
          throw error;
        },
      );
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
