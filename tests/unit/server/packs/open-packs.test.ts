import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPacks, type Packs } from '@/lib/server/packs/open-packs';

const folder = mkdtempSync(join(tmpdir(), 'bobine-packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, body = name.repeat(4000)) =>
  writeFileSync(join(folder, name), body.padEnd(4000).slice(0, 4000), 'latin1');
beforeEach(() => {
  for (const name of ['a', 'b', 'c', 'd']) write(name);
});

/** Room for two files as they are, with what they weigh beside their bytes, and not for a third. */
const two = 12_000;
const textOf = async (packs: Packs, name: string) => (await packs(name)).body.toString()[0];
/**
 * Whether a file is held: it still says what it said before the disk was written anew. Asked last of those that
 * should have gone: asking brings them back.
 */
async function isHeld(packs: Packs, name: string): Promise<boolean> {
  write(name, '!');
  return (await textOf(packs, name)) === name;
}
async function heldOf(packs: Packs, ...names: string[]): Promise<string[]> {
  const held: string[] = [];
  for (const name of names) if (await isHeld(packs, name)) held.push(name);
  return held;
}

test('a file is read once, and by all who ask for it meanwhile', async () => {
  const packs = openPacks(folder);
  const [first, second] = await Promise.all([packs('a'), packs('a')]);
  expect(second).toBe(first);
  expect(await packs('a')).toBe(first);
});

test('the file that was asked for longest ago makes room', async () => {
  const packs = openPacks(folder, { most: two });
  for (const name of ['a', 'b', 'a', 'c']) await packs(name);
  expect(await heldOf(packs, 'c', 'a', 'b')).toEqual(['c', 'a']);
});

test('another encoding of a file counts, and others make room for it', async () => {
  const packs = openPacks(folder, { most: two });
  // Nothing to compress: what was 4,000 bytes is as many again.
  write('a', randomBytes(4000).toString('latin1').replace(/^./s, 'a'));
  await packs('a');
  await packs('b');
  await (await packs('a')).encoded('gzip');
  expect(await heldOf(packs, 'a', 'b')).toEqual(['a']);
});

test('what has made room does not come back by being compressed', async () => {
  const packs = openPacks(folder, { most: two });
  const left = await packs('a');
  for (const name of ['b', 'c']) await packs(name);
  await left.encoded('gzip');
  expect(await heldOf(packs, 'c', 'b')).toEqual(['c', 'b']);
});

test('what was renewed once is made again after it was let go, and not read', async () => {
  const packs = openPacks(folder);
  packs.put('a', Promise.resolve(Buffer.from('newer')), async () => Buffer.from('made'));
  expect(await textOf(packs, 'a')).toBe('n');
  packs.drop('a');
  expect(await textOf(packs, 'a')).toBe('m');
});

test('what is larger than all room is sent and not held', async () => {
  const packs = openPacks(folder, { most: 3000 });
  const pack = await packs('a');
  expect((await pack.encoded('br')).length).toBeGreaterThan(0);
  expect(await heldOf(packs, 'a')).toEqual([]);
});

test('a body that was let go while it is sent stays whole for who has it', async () => {
  const packs = openPacks(folder, { most: two });
  const sent = await packs('a');
  const encoding = sent.encoded('gzip');
  for (const name of ['b', 'c', 'd']) await packs(name);
  expect((await encoding).length).toBeGreaterThan(0);
  expect(sent.body.toString()).toBe('a'.repeat(4000));
  expect(await heldOf(packs, 'd', 'c', 'a', 'b')).toEqual(['d', 'c']);
});

test('a file that cannot be read is asked for again', async () => {
  const packs = openPacks(folder);
  await expect(packs('later')).rejects.toThrow('ENOENT');
  write('later', 'there');
  expect(await textOf(packs, 'later')).toBe('t');
});

test('a newer body is given to those who wait for it, and made again once it was let go', async () => {
  const packs = openPacks(folder, { most: two });
  await packs('a');
  let times = 0;
  let arrive = (_: Buffer) => {};
  const making = new Promise<Buffer>((resolve) => {
    arrive = resolve;
  });
  packs.put('a', making, async () => Buffer.from(`again ${++times}`));
  const waiting = packs('a');
  arrive(Buffer.from('newer'));
  expect((await waiting).body.toString()).toBe('newer');
  expect((await packs('a')).body.toString()).toBe('newer');
  for (const name of ['b', 'c', 'd']) await packs(name);
  expect((await packs('a')).body.toString()).toBe('again 1');
  expect((await packs('a')).body.toString()).toBe('again 1');
});

test('where a newer body cannot be made, there is what there was', async () => {
  const packs = openPacks(folder);
  const fail = () => Promise.reject(new Error('no renewal'));
  packs.put('a', fail(), fail);
  expect(await textOf(packs, 'a')).toBe('a');
  packs.put('b', Promise.resolve(Buffer.from('newer')), fail);
  packs.put('b', fail(), fail);
  expect(await textOf(packs, 'b')).toBe('n');
});

test('what the build has compressed is not compressed again', async () => {
  const compressed = join(folder, 'compressed');
  mkdirSync(compressed);
  writeFileSync(join(compressed, 'a.br'), 'made by the build');
  const packs = openPacks(folder, { compressed });
  expect(String(await (await packs('a')).encoded('br'))).toBe('made by the build');
  expect(brotliDecompressSync(await (await packs('b')).encoded('br'))[0]).toBe('b'.charCodeAt(0));
});

test('what is let go of is read again: one file, or all', async () => {
  const packs = openPacks(folder);
  for (const name of ['a', 'b']) await packs(name);
  packs.drop('a');
  expect(await heldOf(packs, 'a', 'b')).toEqual(['b']);
  for (const name of ['a', 'b']) write(name);
  packs.clear();
  expect(await heldOf(packs, 'a', 'b')).toEqual([]);
});

test('whoever asks after all was let go of has it read again, also while it is being read', async () => {
  const packs = openPacks(folder);
  const before = packs('a');
  packs.clear();
  expect(packs('a')).not.toBe(before);
  const [old] = await Promise.all([before]);
  expect(await packs('a')).not.toBe(old);
});

test('what is let go of may be made anew from then on, also once all was let go of', async () => {
  const packs = openPacks(folder);
  await packs('a');
  packs.drop('a', async () => Buffer.from('made'));
  expect(await textOf(packs, 'a')).toBe('m');
  packs.clear();
  expect(await textOf(packs, 'a')).toBe('m');
  packs.drop('b', async () => undefined);
  expect(await textOf(packs, 'b')).toBe('b');
});

test('what the build has left is made for whoever asks first, and not read', async () => {
  const made: (string | undefined)[][] = [];
  const packs = openPacks(folder, {
    make: (file, asker) => {
      made.push([file, asker?.()]);
      return file === 'unbuilt' ? Promise.resolve(Buffer.from('made')) : undefined;
    },
  });
  expect(await textOf(packs, 'unbuilt')).toBe('m');
  await packs('a', () => 'someone');
  expect(made).toEqual([
    ['unbuilt', undefined],
    ['a', 'someone'],
  ]);
});

test('a newer body that comes late is not kept in the place of a newer one still', async () => {
  const packs = openPacks(folder);
  const arrivals: ((body: Buffer) => void)[] = [];
  const coming = () => new Promise<Buffer>((resolve) => arrivals.push(resolve));
  const again = async () => undefined;
  packs.put('a', coming(), again);
  packs.put('a', coming(), again);
  arrivals[1]?.(Buffer.from('second'));
  expect(await textOf(packs, 'a')).toBe('s');
  arrivals[0]?.(Buffer.from('first'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(await textOf(packs, 'a')).toBe('s');
});

test('where the first body of all cannot be made anew, the file is read', async () => {
  const packs = openPacks(folder);
  packs.put('a', Promise.reject(new Error('no renewal')), async () => Buffer.from('never'));
  expect(await textOf(packs, 'a')).toBe('a');
  packs.drop('a');
  // It was never renewed: the disk has it.
  expect(await textOf(packs, 'a')).toBe('a');
});

test('128 MB are held, in the order of asking', async () => {
  const packs = openPacks(folder, {
    make: (file) => Promise.resolve(Buffer.alloc(32 * 1024 * 1024 - 1024, file)),
  });
  const names = ['1', '2', '3', '4'];
  const first = await packs('1');
  for (const name of names) await packs(name);
  expect(packs('1')).toBe(first);
  await packs('5');
  expect(packs('2')).toBeInstanceOf(Promise);
});
