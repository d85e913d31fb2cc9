import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPacks, type Packs } from '@/lib/server/packs/open-packs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-newer-'));
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, name), name.repeat(4000));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Room for two files as they are, with what they weigh beside their bytes, and not for a third. */
const two = 12_000;
const textOf = async (packs: Packs, name: string) => (await packs(name)).body.toString()[0];

test('what was renewed once is made again after it was let go, and not read', async () => {
  const packs = openPacks(folder);
  packs.put('a', Promise.resolve(Buffer.from('newer')), async () => Buffer.from('made'));
  expect(await textOf(packs, 'a')).toBe('n');
  packs.drop('a');
  expect(await textOf(packs, 'a')).toBe('m');
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
