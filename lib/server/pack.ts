import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './choose-encoding';

/** One body in each encoding; made when first asked for, kept for the life of the process. */
export type Pack = {
  body: Buffer;
  /** Of the identity; each encoding's own tag is derived from it. */
  digest: string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
};

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|[a-z]+\+xml))/;
/** Quality 9 of 11: the last steps cost ten times the time for some 3 % of a page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Whether compressing a body of this content type makes it smaller. */
export function isCompressible(contentType = ''): boolean {
  return COMPRESSIBLE.test(contentType);
}

export function pack(body: Buffer): Pack {
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  const make = {
    br: () => promisify(brotliCompress)(body, BROTLI),
    gzip: () => promisify(gzip)(body),
  };
  return {
    body,
    digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    encoded(encoding) {
      const kept = made.get(encoding);
      if (kept || encoding === 'identity') return kept ?? Promise.resolve(body);
      const making = make[encoding]();
      made.set(encoding, making);
      return making;
    },
  };
}
