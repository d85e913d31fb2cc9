import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';

/** Bytes up to which a file is hashed before its first response. The first responses of a film have no ETag. */
const soon = 1024 * 1024;

type Entry = { reading: Promise<string>; digest?: string };

const entries = new LRUCache<string, Entry>({ max: 10_000 });

/** Cache key of a file's content; changes with the modification time or size. */
export function contentKey(
  file: string,
  { mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>,
): string {
  return `${file}\0${mtimeMs}\0${size}`;
}

/**
 * Digest (22 characters of base64url SHA-256) of a file's content, the same on every machine, read once. Small files
 * are awaited; for a large file the result is `undefined` until all of it has been read.
 */
export async function contentDigest(file: string, stats: Stats): Promise<string | undefined> {
  const key = contentKey(file, stats);
  let entry = entries.get(key);
  if (!entry) {
    const made: Entry = { reading: read(file) };
    made.reading.then(
      (digest) => {
        made.digest = digest;
      },
      () => entries.delete(key),
    );
    entries.set(key, made);
    entry = made;
  }
  return entry.digest ?? (stats.size <= soon ? entry.reading : undefined);
}

async function read(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, 22);
}
