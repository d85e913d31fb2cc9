import { close, open, read } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { Lent } from './lend-memory';

type Kept = { file: Promise<number>; readers: number; isLeft: boolean };

/** Files that are held open: a film is asked for in many parts. They count among those a process may open. */
const most = 12;
/** Milliseconds; what has been taken away from the disk is not held for longer. */
const longest = 30_000;

/**
 * Reads parts of files into memory that is lent, by what names their content (`contentKey`), and opens a file once for
 * many of them. Gives the bytes that there are.
 */
export function createPartReader() {
  const files = new LRUCache<string, Kept>({
    max: most,
    ttl: longest,
    ttlAutopurge: true,
    dispose: (kept) => {
      kept.isLeft = true;
      closeUnread(kept);
    },
  });
  type Asked = { path: string; key: string; start: number; length: number };
  return async ({ path, key, start, length }: Asked, { bytes }: Lent): Promise<Buffer> => {
    let kept = files.get(key);
    if (!kept) {
      kept = { file: openFile(path), readers: 0, isLeft: false };
      files.set(key, kept);
    }
    kept.readers += 1;
    try {
      const file = await kept.file;
      return bytes.subarray(0, await readInto(bytes, { file, start, length }));
    } catch (error) {
      files.delete(key);
      throw error;
    } finally {
      kept.readers -= 1;
      closeUnread(kept);
    }
  };
}

// By number and with a callback: the objects around it in `node:fs/promises` cost as much as the reading itself.
function openFile(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    open(path, (error, file) => (error ? reject(error) : resolve(file)));
  });
}

type Place = { file: number; start: number; length: number };

function readInto(bytes: Buffer, { file, start, length }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    read(file, bytes, 0, length, start, (error, count) => (error ? reject(error) : resolve(count)));
  });
}

function closeUnread({ file, readers, isLeft }: Kept): void {
  if (!isLeft || readers > 0) return;
  file.then(
    (opened) => close(opened, () => {}),
    () => {},
  );
}
