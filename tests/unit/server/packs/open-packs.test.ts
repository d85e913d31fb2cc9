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
