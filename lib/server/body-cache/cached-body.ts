import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Encoding } from '../headers/choose-encoding';
import type { Coming } from './when-there';

/** A body with its encodings. Each encoding is created on first use and cached with the body. */
export type CachedBody = {
  body: Buffer;
  /** Digest of the identity body. The ETag of each encoding is derived from it. */
  digest: string;
  encoded: (encoding: Encoding) => Coming<Buffer>;
  /** Current size in bytes, including all encodings created so far. */
  size: () => number;
};

const compressible =
  /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|javascript|wasm|vnd\.apple\.mpegurl|[a-z]+\+(?:xml|json)))/;
/**
 * Brotli quality (maximum 11). Bodies cached until the next build use 9: the last steps cost ten times the time for
 * about 3 % of a page. Bodies rendered for one request use 5: 2 ms instead of 24, and again 3 % larger (a catalogue
 * of 212 KB: 23.0 and 22.3 KB).
 */
const quality = { lasting: 9, passing: 5 };
/** Estimated bytes per entry besides the bodies: objects, ETag, name. Thousands of bodies are only a few bytes long. */
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
  /** Called after another encoding has been added. */
  grown?: (() => void) | undefined;
  /** The Brotli encoding, if the build has created it. */
  brotli?: Buffer | undefined;
  /** Lifetime of the body; selects the compression quality. */
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

/** Copies the bytes into a buffer of exact size: zlib returns 3 KB as a slice of 16 KB, which would stay in memory. */
function exactly(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
