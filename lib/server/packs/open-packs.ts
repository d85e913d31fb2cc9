import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Pack, pack } from './pack';
import type { Coming } from './when-there';

type Make = () => Promise<Buffer>;

export type Packs = {
  /** At once where it is held. */
  (file: string): Coming<Pack>;
  /**
   * A newer body for a file, from now on, also for those who wait; where it fails, what there was.
   * @param again makes it once more: the file on the disk stays the older one
   */
  put: (file: string, making: Promise<Buffer>, again: Make) => void;
};

/**
 * Bytes of the bodies that are held, each in the encodings that were asked for: everything of some 400
 * films with their pages, payloads and posters, so the whole of a small house.
 */
const mostBytes = 128 * 1024 * 1024;

/**
 * Built files kept in memory: each is read at its first request, and the one that was asked for longest
 * ago makes room for others.
 * @param folder `.next/server/app`, or another
 * @param compressed where the build has put what it has compressed already, under the same names with `.br`
 */
export function openPacks(folder: string, most = mostBytes, compressed?: string): Packs {
  const kept = new LRUCache<string, Pack>({
    maxSize: most,
    sizeCalculation: (pack) => pack.size(),
  });
  const coming = new Map<string, Promise<Pack>>();
  /** What was renewed since the start. No visitor adds to it, only the offers of the house. */
  const newer = new Map<string, Make>();

  const toPack = (file: string, body: Buffer, brotli?: Buffer) => {
    const grown = () => {
      // The cache weighs a value when it is put in.
      if (kept.peek(file) !== made) return;
      kept.delete(file);
      kept.set(file, made);
    };
    const made: Pack = pack(body, { grown, brotli });
    return made;
  };
  const expect = (file: string, making: Promise<Pack>) => {
    const settle = (made?: Pack) => {
      if (coming.get(file) !== making) return;
      coming.delete(file);
      if (made) kept.set(file, made);
    };
    coming.set(file, making);
    making.then(settle, () => settle());
    return making;
  };
  const read = async (file: string) => {
    const make = newer.get(file);
    if (make) return toPack(file, await make());
    const brotli = compressed && readFile(join(compressed, `${file}.br`)).catch(() => undefined);
    return toPack(file, await readFile(join(folder, file)), (await brotli) || undefined);
  };
  const open = (file: string): Coming<Pack> =>
    coming.get(file) ?? kept.get(file) ?? expect(file, read(file));

  const put = (file: string, making: Promise<Buffer>, again: Make) => {
    const before = coming.get(file) ?? kept.get(file);
    const make = async () => {
      try {
        const body = await making;
        newer.set(file, again);
        return toPack(file, body);
      } catch {
        return before ?? read(file);
      }
    };
    void expect(file, make());
  };
  return Object.assign(open, { put });
}
