import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** A compressed page with a hole of a fixed size, and how it becomes whole with other bytes in the hole. */
export type CompressedForm = (filling: Buffer) => Buffer;

type Given = { before: Buffer; hole: Buffer; after: Buffer };
type Parts = { before: Buffer; after: Buffer };

/**
 * Compresses a page once for all that is written into it: what stands before the hole, and what stands after it in
 * a stream that goes on; between them the filling lies as it is. `hole` stands for it: bytes that nothing
 * else refers to, and that end like every filling.
 */
export async function compressForm(encoding: 'br' | 'gzip', given: Given): Promise<CompressedForm> {
  const form = encoding === 'br' ? await brotliForm(given) : await gzipForm(given);
  await insist(encoding, form, given);
  return form;
}

/** RFC 7932, 9.2: a meta-block that is not compressed; its length less one in four nibbles. */
async function brotliForm(given: Given): Promise<CompressedForm> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  const flush = zlib.constants.BROTLI_OPERATION_FLUSH;
  const { before, after } = await cut(zlib.createBrotliCompress({ params }), flush, given);
  const head = Buffer.alloc(3);
  head.writeUIntLE(((given.hole.length - 1) << 3) | (1 << 19), 0, 3);
  return (filling) => Buffer.concat([before, head, filling, after]);
}

/** RFC 1951, 3.2.4: a stored block, with its length and the same inverted. */
async function gzipForm(given: Given): Promise<CompressedForm> {
  const { before, after } = await cut(
    zlib.createDeflateRaw({ level: 9 }),
    zlib.constants.Z_SYNC_FLUSH,
    given,
  );
  const size = given.hole.length;
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(size, 1);
  stored.writeUInt16LE(size ^ 0xffff, 3);
  const sum = sumThrough(given);
  const total = given.before.length + size + given.after.length;
  return (filling) => {
    const end = Buffer.alloc(8);
    end.writeUInt32LE(sum(filling), 0);
    end.writeUInt32LE(total, 4);
    return Buffer.concat([head, before, stored, filling, after, end]);
  };
}

/** What a compressor has written of the page before and after the hole; it starts anew with a byte at each end of it. */
async function cut(
  compressor: zlib.BrotliCompress | zlib.DeflateRaw,
  kind: number,
  { before, hole, after }: Given,
): Promise<Parts> {
  const parts: Buffer[] = [];
  compressor.on('data', (part) => parts.push(part));
  const take = () => Buffer.concat(parts.splice(0));
  const flush = () => new Promise<void>((resolve) => compressor.flush(kind, resolve));
  compressor.write(before);
  await flush();
  const first = take();
  compressor.write(hole);
  await flush();
  take();
  const ended = new Promise<void>((resolve) => compressor.once('end', resolve));
  compressor.end(after);
  await ended;
  return { before: first, after: take() };
}

/**
 * The check sum of a page by its filling alone. Of what follows the hole each bit of the sum so far goes its own
 * way: they are followed once.
 */
function sumThrough({ before, after }: Given): (filling: Buffer) => number {
  const start = zlib.crc32(before);
  const none = zlib.crc32(after, 0);
  const ways = Array.from({ length: 32 }, (_, bit) => zlib.crc32(after, (1 << bit) >>> 0) ^ none);
  return (filling) => {
    const sum = zlib.crc32(filling, start);
    return ways.reduce((all, way, bit) => ((sum >>> bit) & 1 ? all ^ way : all), none) >>> 0;
  };
}

/** Reads the form with another filling: one that does not come back whole is used for nobody. */
async function insist(encoding: 'br' | 'gzip', form: CompressedForm, given: Given): Promise<void> {
  const other = Buffer.alloc(given.hole.length, 'a');
  given.hole.copy(other, other.length - 3, given.hole.length - 3);
  const read = promisify(encoding === 'br' ? zlib.brotliDecompress : zlib.gunzip);
  const whole = await read(form(other));
  if (!whole.equals(Buffer.concat([given.before, other, given.after])))
    throw new Error(`A page with a hole does not come back from ${encoding}`);
}
