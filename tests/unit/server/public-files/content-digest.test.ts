import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentDigest, contentKey } from '@/lib/server/public-files/content-digest';
import { until } from '../../until';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-digest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(bytes: Buffer) {
  const file = join(folder, 'film.mp4');
  writeFileSync(file, bytes);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { file, stats: statSync(file), digest };
}

it('a small file has its digest at once, and from then on without being read', async () => {
  const { file, stats, digest } = write(Buffer.alloc(1024 * 1024, 1));
  expect(await contentDigest(file, stats)).toBe(digest);
  rmSync(file);
  expect(await contentDigest(file, stats)).toBe(digest);
});

it('a large one has it once all of it has been read', async () => {
  const { file, stats, digest } = write(Buffer.alloc(1024 * 1024 + 1, 2));
  expect(await contentDigest(file, stats)).toBeUndefined();
  await until(async () => expect(await contentDigest(file, stats)).toBe(digest));
});

it('a content is named by its file, its time and its size', () => {
  const one = { mtimeMs: 1, size: 2 };
  expect(contentKey('a', one)).toBe('a\x001\x002');
  expect(contentKey('a', { ...one, size: 3 })).not.toBe(contentKey('a', one));
});

it('a file that could not be read is read again', async () => {
  const { file, stats, digest } = write(Buffer.from('there'));
  rmSync(file);
  await expect(contentDigest(file, stats)).rejects.toThrow('ENOENT');
  writeFileSync(file, 'there');
  expect(await contentDigest(file, stats)).toBe(digest);
});
