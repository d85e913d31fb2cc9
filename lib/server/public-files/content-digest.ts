import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';

/** Bytes that are read at once, before a file's first answer. Of a film the first answers have no tag. */
const soon = 1024 * 1024;

const known = new LRUCache<string, Promise<string>>({ max: 10_000 });
const ready = new LRUCache<string, string>({ max: 10_000 });

/** What names this content of a file, as long as it stays. */
export function contentKey(
  file: string,
  { mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>,
): string {
  return `${file}\0${mtimeMs}\0${size}`;
}

/** The digest of a content that has been read, by what names it. */
export function readyDigest(key: string): string | undefined {
  return ready.get(key);
}

/**
 * The digest of a file's content, the same on every machine and read once: at once for a small one; of a large one
 * `undefined` until all of it has been read.
 */
export async function contentDigest(file: string, stats: Stats): Promise<string | undefined> {
  const key = contentKey(file, stats);
  const found = ready.get(key);
  if (found) return found;
  const reading = known.get(key) ?? read(file);
  known.set(key, reading);
  reading.then(
    (digest) => ready.set(key, digest),
    () => known.delete(key),
  );
  return stats.size <= soon ? reading : undefined;
}

async function read(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, 22);
}
