import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPartReader } from '@/lib/server/public-files/read-parts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lent = (length = 64) => ({ bytes: Buffer.alloc(length, 'x'), giveBack: () => {} });
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

it('reads a part into the memory that is lent, and fewer bytes where there are no more', async () => {
  const read = createPartReader();
  const path = write('film.mp4', '0123456789');
  const memory = lent();
  const part = await read({ path, key: 'a', start: 2, length: 3 }, memory);
  expect(part.toString()).toBe('234');
  expect(part.buffer).toBe(memory.bytes.buffer);
  expect(String(await read({ path, key: 'a', start: 8, length: 9 }, lent()))).toBe('89');
  expect(await read({ path, key: 'a', start: 10, length: 1 }, lent())).toHaveLength(0);
});

it('reads a film on as it was opened, and one under another name anew', async () => {
  const read = createPartReader();
  const path = write('film.mp4', 'before');
  await read({ path, key: 'a', start: 0, length: 1 }, lent());
  renameSync(write('next.mp4', 'after!'), path);
  expect(String(await read({ path, key: 'a', start: 0, length: 6 }, lent()))).toBe('before');
  expect(String(await read({ path, key: 'b', start: 0, length: 6 }, lent()))).toBe('after!');
});

it('fails where nothing can be read, and tries again for the next', async () => {
  const read = createPartReader();
  const path = join(folder, 'later.mp4');
  const part = { path, key: 'a', start: 0, length: 5 };
  await expect(read(part, lent())).rejects.toThrow('ENOENT');
  write('later.mp4', 'there');
  expect(String(await read(part, lent()))).toBe('there');
  await expect(read({ ...part, path: folder, key: 'b' }, lent())).rejects.toThrow('EISDIR');
});

it('reads from many films at once, more than are held open', async () => {
  const read = createPartReader();
  const all = Array.from({ length: 40 }, (_, at) => `film ${at}`);
  const parts = all.map((name) =>
    read({ path: write(name, name), key: name, start: 0, length: 9 }, lent()),
  );
  expect((await Promise.all(parts)).map(String)).toEqual(all);
});
