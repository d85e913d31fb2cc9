import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BodyCache, openBodyCache } from '@/lib/server/body-cache/body-cache';
import { createCachedBody, hasZstd, isCompressible } from '@/lib/server/body-cache/cached-body';

/** Room for two files as they are, with what they weigh beside their bytes, and not for a third. */
const two = 12_000;
const textOf = async (bodyCache: BodyCache, name: string) =>
  (await bodyCache(name)).body.toString()[0];

describe('open packs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-packs-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, body = name.repeat(4000)) =>
    writeFileSync(join(folder, name), body.padEnd(4000).slice(0, 4000), 'latin1');

  beforeEach(() => {
    for (const name of ['a', 'b', 'c', 'd']) write(name);
  });

  /**
   * Whether a file is held: it still says what it said before the disk was written anew. Asked last of those that
   * should have gone: asking brings them back.
   */
  async function isHeld(bodyCache: BodyCache, name: string): Promise<boolean> {
    write(name, '!');
    return (await textOf(bodyCache, name)) === name;
  }
  async function heldOf(bodyCache: BodyCache, ...names: string[]): Promise<string[]> {
    const held: string[] = [];
    for (const name of names) if (await isHeld(bodyCache, name)) held.push(name);
    return held;
  }

  it('a file is read once, and by all who ask for it meanwhile', async () => {
    const bodyCache = openBodyCache(folder);
    const [first, second] = await Promise.all([bodyCache('a'), bodyCache('a')]);
    expect(second).toBe(first);
    expect(await bodyCache('a')).toBe(first);
  });

  it('the file that was asked for longest ago makes room', async () => {
    const bodyCache = openBodyCache(folder, { most: two });
    for (const name of ['a', 'b', 'a', 'c']) await bodyCache(name);
    expect(await heldOf(bodyCache, 'c', 'a', 'b')).toEqual(['c', 'a']);
  });

  it('another encoding of a file counts, and others make room for it', async () => {
    const bodyCache = openBodyCache(folder, { most: two });
    // Nothing to compress: what was 4,000 bytes is as many again.
    write('a', randomBytes(4000).toString('latin1').replace(/^./s, 'a'));
    await bodyCache('a');
    await bodyCache('b');
    await (await bodyCache('a')).encoded('gzip');
    expect(await heldOf(bodyCache, 'a', 'b')).toEqual(['a']);
  });

  it('a file that cannot be read is asked for again', async () => {
    const bodyCache = openBodyCache(folder);
    await expect(bodyCache('later')).rejects.toThrow('ENOENT');
    write('later', 'there');
    expect(await textOf(bodyCache, 'later')).toBe('t');
  });

  it('what the build has compressed is not compressed again', async () => {
    const compressed = join(folder, 'compressed');
    mkdirSync(compressed);
    writeFileSync(join(compressed, 'a.br'), 'made by the build');
    const bodyCache = openBodyCache(folder, { compressed });
    expect(String(await (await bodyCache('a')).encoded('br'))).toBe('made by the build');
    expect(brotliDecompressSync(await (await bodyCache('b')).encoded('br'))[0]).toBe(
      'b'.charCodeAt(0),
    );
  });

  it('what is let go of is read again: one file, or all', async () => {
    const bodyCache = openBodyCache(folder);
    for (const name of ['a', 'b']) await bodyCache(name);
    bodyCache.drop('a');
    expect(await heldOf(bodyCache, 'a', 'b')).toEqual(['b']);
    for (const name of ['a', 'b']) write(name);
    bodyCache.clear();
    expect(await heldOf(bodyCache, 'a', 'b')).toEqual([]);
  });

  it('whoever asks after all was let go of has it read again, also while it is being read', async () => {
    const bodyCache = openBodyCache(folder);
    const before = bodyCache('a');
    bodyCache.clear();
    expect(bodyCache('a')).not.toBe(before);
    const [old] = await Promise.all([before]);
    expect(await bodyCache('a')).not.toBe(old);
  });
});

describe('newer packs', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bobine-newer-'));
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, name), name.repeat(4000));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('a newer body is given to those who wait for it, and made again once it was let go', async () => {
    const bodyCache = openBodyCache(folder, { most: two });
    await bodyCache('a');
    let times = 0;
    let arrive = (_: Buffer) => {};
    const making = new Promise<Buffer>((resolve) => {
      arrive = resolve;
    });
    bodyCache.put('a', making, async () => Buffer.from(`again ${++times}`));
    const waiting = bodyCache('a');
    arrive(Buffer.from('newer'));
    expect((await waiting).body.toString()).toBe('newer');
    expect((await bodyCache('a')).body.toString()).toBe('newer');
    for (const name of ['b', 'c', 'd']) await bodyCache(name);
    expect((await bodyCache('a')).body.toString()).toBe('again 1');
    expect((await bodyCache('a')).body.toString()).toBe('again 1');
  });

  it('where a newer body cannot be made, there is what there was', async () => {
    const bodyCache = openBodyCache(folder);
    const fail = () => Promise.reject(new Error('no renewal'));
    bodyCache.put('a', fail(), fail);
    expect(await textOf(bodyCache, 'a')).toBe('a');
    bodyCache.put('b', Promise.resolve(Buffer.from('newer')), fail);
    bodyCache.put('b', fail(), fail);
    expect(await textOf(bodyCache, 'b')).toBe('n');
  });

  it('what the build has left is made for whoever asks first, and not read', async () => {
    const made: (string | undefined)[][] = [];
    const bodyCache = openBodyCache(folder, {
      make: (file, asker) => {
        made.push([file, asker?.()]);
        return file === 'unbuilt' ? Promise.resolve(Buffer.from('made')) : undefined;
      },
    });
    expect(await textOf(bodyCache, 'unbuilt')).toBe('m');
    await bodyCache('a', () => 'someone');
    expect(made).toEqual([
      ['unbuilt', undefined],
      ['a', 'someone'],
    ]);
  });

  it('a newer body that comes late is not kept in the place of a newer one still', async () => {
    const bodyCache = openBodyCache(folder);
    const arrivals: ((body: Buffer) => void)[] = [];
    const coming = () => new Promise<Buffer>((resolve) => arrivals.push(resolve));
    const again = async () => undefined;
    bodyCache.put('a', coming(), again);
    bodyCache.put('a', coming(), again);
    arrivals[1]?.(Buffer.from('second'));
    expect(await textOf(bodyCache, 'a')).toBe('s');
    arrivals[0]?.(Buffer.from('first'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await textOf(bodyCache, 'a')).toBe('s');
  });
});

describe('pack', () => {
  const body = Buffer.from('<h1>Nosferatu</h1>'.repeat(200));

  it.each([
    ['text/html; charset=utf-8', true],
    ['text/x-component', true],
    ['image/svg+xml', true],
    ['application/json', true],
    ['application/xml', true],
    ['application/javascript; charset=utf-8', true],
    ['application/wasm', true],
    ['application/vnd.apple.mpegurl', true],
    ['image/png', false],
    ['application/octet-stream', false],
    [undefined, false],
  ])('%s is worth compressing: %s', (type, worth) => expect(isCompressible(type)).toBe(worth));

  it('gives the same body in each encoding', async () => {
    const packed = createCachedBody(body);
    expect(await packed.encoded('identity')).toEqual(body);
    expect(brotliDecompressSync(await packed.encoded('br'))).toEqual(body);
    expect(gunzipSync(await packed.encoded('gzip'))).toEqual(body);
  });

  it('compresses once for all who ask', async () => {
    const grown = vi.fn();
    const packed = createCachedBody(body, { onGrow: grown });
    const [first, second] = await Promise.all([packed.encoded('br'), packed.encoded('br')]);
    expect(second).toBe(first);
    expect(grown).toHaveBeenCalledOnce();
  });

  it.runIf(hasZstd)('gives zstd where this Node has it', async () => {
    const { zstdDecompressSync } = (await import('node:zlib')) as unknown as {
      zstdDecompressSync: (bytes: Buffer) => Buffer;
    };
    expect(zstdDecompressSync(await createCachedBody(body).encoded('zstd'))).toEqual(body);
  });
});

/** Bytes of all buffers that are alive. */
async function bytesAlive(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return memoryUsage().arrayBuffers;
}

it('holds no more memory than its room while a crawler reads ten times as much', async () => {
  const room = 512 * 1024;
  const crawl = async (most: number) => {
    const bodyCache = openBodyCache('/nowhere', { most, make: async () => randomBytes(50_000) });
    const before = await bytesAlive();
    for (let file = 0; file < 60; file += 1) await (await bodyCache(`${file}`)).encoded('gzip');
    const held = (await bytesAlive()) - before;
    // Asked once more, so that nothing of it was let go of before it was measured.
    expect((await bodyCache('59')).body).toHaveLength(50_000);
    return held;
  };
  expect(await crawl(room)).toBeLessThan(2 * room);
  expect(await crawl(100 * room), 'where nothing makes room').toBeGreaterThan(8 * room);
});
