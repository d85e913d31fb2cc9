import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BodyCache, openBodyCache } from '@/lib/server/body-cache/body-cache';
import { createCachedBody, isCompressible } from '@/lib/server/body-cache/cached-body';
import { temporaryFolder } from '../../temporary-folder';

/** Space for two files with their overhead, not for a third. */
const two = 12_000;
const textOf = async (bodyCache: BodyCache, name: string) =>
  (await bodyCache(name)).body.toString()[0];

describe('openBodyCache', () => {
  let folder: string;
  const write = (name: string, body = name.repeat(4000)) =>
    writeFileSync(join(folder, name), body.padEnd(4000).slice(0, 4000), 'latin1');

  beforeEach(() => {
    folder = temporaryFolder();
    for (const name of ['a', 'b', 'c', 'd']) write(name);
  });

  /**
   * The cached ones of these files: their content is still the one before the file was overwritten. Names files that
   * should have been evicted last, since this caches them again.
   */
  async function cachedOf(bodyCache: BodyCache, ...names: string[]): Promise<string[]> {
    const cached: string[] = [];
    for (const name of names) {
      write(name, '!');
      if ((await textOf(bodyCache, name)) === name) cached.push(name);
    }
    return cached;
  }

  it('a file is read once, also for concurrent requests', async () => {
    const bodyCache = openBodyCache(folder);
    const [first, second] = await Promise.all([bodyCache('a'), bodyCache('a')]);
    expect(second).toBe(first);
    expect(await bodyCache('a')).toBe(first);
  });

  it('the least recently used file is evicted', async () => {
    const bodyCache = openBodyCache(folder, { most: two });
    for (const name of ['a', 'b', 'a', 'c']) await bodyCache(name);
    expect(await cachedOf(bodyCache, 'c', 'a', 'b')).toEqual(['c', 'a']);
  });

  it('a failed read is not cached', async () => {
    const bodyCache = openBodyCache(folder);
    await expect(bodyCache('later')).rejects.toThrow('ENOENT');
    write('later', 'there');
    expect(await textOf(bodyCache, 'later')).toBe('t');
  });

  it('a file that the build has compressed is not compressed again', async () => {
    const compressed = temporaryFolder({ 'a.br': 'made by the build' });
    const bodyCache = openBodyCache(folder, { compressed });
    expect(String(await (await bodyCache('a')).encoded('br'))).toBe('made by the build');
    expect(brotliDecompressSync(await (await bodyCache('b')).encoded('br'))[0]).toBe(
      'b'.charCodeAt(0),
    );
  });

  it('a dropped file, or all of them, are read again', async () => {
    const bodyCache = openBodyCache(folder);
    for (const name of ['a', 'b']) await bodyCache(name);
    bodyCache.drop('a');
    expect(await cachedOf(bodyCache, 'a', 'b')).toEqual(['b']);
    for (const name of ['a', 'b']) write(name);
    bodyCache.clear();
    expect(await cachedOf(bodyCache, 'a', 'b')).toEqual([]);
  });

  it('a newer body serves waiting requests, and is rendered again after its eviction', async () => {
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

  it('the previous body stays if a newer one cannot be rendered', async () => {
    const bodyCache = openBodyCache(folder);
    const fail = () => Promise.reject(new Error('no renewal'));
    bodyCache.put('a', fail(), fail);
    expect(await textOf(bodyCache, 'a')).toBe('a');
    bodyCache.put('b', Promise.resolve(Buffer.from('newer')), fail);
    bodyCache.put('b', fail(), fail);
    expect(await textOf(bodyCache, 'b')).toBe('n');
  });
});

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
])('isCompressible of %s is %s', (type, worth) => expect(isCompressible(type)).toBe(worth));

it('createCachedBody returns the same body in each encoding', async () => {
  const cached = createCachedBody(body);
  expect(await cached.encoded('identity')).toEqual(body);
  expect(brotliDecompressSync(await cached.encoded('br'))).toEqual(body);
  expect(gunzipSync(await cached.encoded('gzip'))).toEqual(body);
});
