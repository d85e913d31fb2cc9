import { syncBuiltinESMExports } from 'node:module';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { hasZstd } from '@/lib/server/headers/choose-encoding';
import { isCompressible, pack } from '@/lib/server/packs/pack';

const body = Buffer.from('<h1>Nosferatu</h1>'.repeat(200));

it.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['image/svg+xml', true],
  ['application/json', true],
  ['application/xml', true],
  ['application/manifest+json', true],
  ['application/rss+xml', true],
  ['application/ld+json', true],
  ['application/javascript; charset=utf-8', true],
  ['application/wasm', true],
  ['application/vnd.apple.mpegurl', true],
  ['application/vndxapple.mpegurl', false],
  ['application/rss2+xml', false],
  ['application/rss+zip', false],
  ['x-text/html', false],
  ['image/png', false],
  ['application/octet-stream', false],
  ['application/+xml', false],
  ['video/mp4; x=text/', false],
  [undefined, false],
])('%s is worth compressing: %s', (type, worth) => {
  expect(isCompressible(type)).toBe(worth);
});

it('gives the same body in each encoding', async () => {
  const packed = pack(body);
  expect(await packed.encoded('identity')).toEqual(body);
  expect(brotliDecompressSync(await packed.encoded('br'))).toEqual(body);
  expect(gunzipSync(await packed.encoded('gzip'))).toEqual(body);
});

it('compresses once for all who ask', async () => {
  const grown = vi.fn();
  const packed = pack(body, { grown });
  const [first, second] = await Promise.all([packed.encoded('br'), packed.encoded('br')]);
  expect(second).toBe(first);
  expect(grown).toHaveBeenCalledOnce();
});

it('compresses anew after a compression that failed', async () => {
  const gzip = vi
    .spyOn(zlib, 'gzip')
    .mockImplementation(((_: Buffer, done: (e: Error) => void) =>
      done(new Error('out of memory'))) as unknown as typeof zlib.gzip);
  syncBuiltinESMExports();
  const packed = pack(body);
  await expect(packed.encoded('gzip')).rejects.toThrow('out of memory');
  gzip.mockRestore();
  syncBuiltinESMExports();
  expect(gunzipSync(await packed.encoded('gzip'))).toEqual(body);
});

it('compresses harder than brotli does by itself in haste', async () => {
  const words = Buffer.from(Array.from({ length: 4000 }, (_, n) => `film ${n % 611}`).join(' '));
  const { brotliCompressSync, constants } = await import('node:zlib');
  const hasty = brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  expect((await pack(words).encoded('br')).length).toBeLessThan(hasty.length);
});

it('takes less time to compress what will not stay', async () => {
  const words = Buffer.from(Array.from({ length: 4000 }, (_, n) => `film ${n % 611}`).join(' '));
  const { brotliCompressSync, constants } = await import('node:zlib');
  const quick = brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const passing = await pack(words, { stay: 'passing' }).encoded('br');
  expect(passing.length).toBe(quick.length);
  expect(passing.length).toBeGreaterThan((await pack(words).encoded('br')).length);
});

it('has a tag of 22 signs that tells bodies apart', () => {
  const { digest } = pack(body);
  expect(digest).toMatch(/^[\w-]{22}$/);
  expect(pack(Buffer.from(body)).digest).toBe(digest);
  expect(pack(Buffer.from('other')).digest).not.toBe(digest);
});

it('weighs its bodies, and a little beside them', async () => {
  const packed = pack(body);
  expect(packed.size()).toBe(1024 + body.length);
  const encoded = await packed.encoded('gzip');
  expect(packed.size()).toBe(1024 + body.length + encoded.length);
});

it('holds on to no more memory than its bytes', async () => {
  const part = Buffer.alloc(64_000).subarray(10, 4_000);
  const packed = pack(part);
  expect(packed.body).toEqual(part);
  expect(packed.body.buffer.byteLength).toBe(packed.body.length);
  const encoded = await packed.encoded('gzip');
  expect(encoded.buffer.byteLength).toBe(encoded.length);
});

it('has what the build has compressed already, and weighs it', async () => {
  const brotli = Buffer.from('made by the build');
  const grown = vi.fn();
  const packed = pack(body, { brotli, grown });
  expect(packed.encoded('br')).toBe(brotli);
  expect(packed.size()).toBe(1024 + body.length + brotli.length);
  expect(grown).not.toHaveBeenCalled();
});

it('gives what is there at once, and makes nothing of it', async () => {
  const packed = pack(body);
  expect(packed.encoded('identity')).toBe(packed.body);
  const made = await packed.encoded('gzip');
  expect(packed.encoded('gzip')).toBe(made);
});

it.runIf(hasZstd)('gives zstd where this Node has it', async () => {
  const { zstdDecompressSync } = (await import('node:zlib')) as unknown as {
    zstdDecompressSync: (bytes: Buffer) => Buffer;
  };
  expect(zstdDecompressSync(await pack(body).encoded('zstd'))).toEqual(body);
});
