import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type CachedBody, pack } from './cached-body';
import type { Coming } from './when-there';

/** Says who asks, for whom an answer is made in its turn. */
type ClientKey = () => string | undefined;
/** Makes what the build has not written; `undefined` for a file that lies on the disk. */
export type Make = (file: string, asker?: ClientKey) => Promise<Buffer> | undefined;
/** `undefined`: as it lies on the disk. */
type MakeAgain = () => Promise<Buffer | undefined>;

export type BodyCache = {
  /** At once where it is held. */
  (file: string, asker?: ClientKey): Coming<CachedBody>;
  /**
   * A newer body for a file, from now on, also for those who wait; where it fails, what there was.
   * @param again makes it once more: the file on the disk stays the older one
   */
  put: (file: string, making: Promise<Buffer>, again: MakeAgain) => void;
  /**
   * Lets go of a file: whoever asks next has it read or made.
   * @param again makes it from then on: the file on the disk stays the older one
   */
  drop: (file: string, again?: MakeAgain) => void;
  /** Lets go of all that is held: each is read or made again when it is asked for. */
  clear: () => void;
};

/**
 * Bytes of the bodies that are held, each in the encodings that were asked for: everything of some 400
 * films with their pages, payloads and posters, so the whole of a small house.
 */
const mostBytes = 128 * 1024 * 1024;

type Given = {
  most?: number;
  /** Where the build has put what it has compressed already, under the same names with `.br`. */
  compressed?: string;
  make?: Make;
};

/**
 * Built files kept in memory: each is read, or made, at its first request, for all who ask meanwhile, and the one that
 * was asked for longest ago makes room for others.
 * @param folder `.next/server/app`, or another
 */
export function openBodyCache(
  folder: string,
  { most = mostBytes, compressed, make: makeUnbuilt }: Given = {},
): BodyCache {
  const kept = new LRUCache<string, CachedBody>({
    maxSize: most,
    sizeCalculation: (pack) => pack.size(),
  });
  const coming = new Map<string, Promise<CachedBody>>();
  /** What was renewed since the start. No visitor adds to it, only the offers of the house. */
  const newer = new Map<string, MakeAgain>();

  const toPack = (file: string, body: Buffer, brotli?: Buffer) => {
    const grown = () => {
      // The cache weighs a value when it is put in.
      if (kept.peek(file) !== made) return;
      kept.delete(file);
      kept.set(file, made);
    };
    const made: CachedBody = pack(body, { grown, brotli });
    return made;
  };
  const expect = (file: string, making: Promise<CachedBody>) => {
    const settle = (made?: CachedBody) => {
      if (coming.get(file) !== making) return;
      coming.delete(file);
      if (made) kept.set(file, made);
    };
    coming.set(file, making);
    making.then(settle, () => settle());
    return making;
  };
  const read = async (file: string, asker?: ClientKey) => {
    const made = await (newer.get(file)?.() ?? makeUnbuilt?.(file, asker));
    if (made) return toPack(file, made);
    const brotli = compressed && readFile(join(compressed, `${file}.br`)).catch(() => undefined);
    return toPack(file, await readFile(join(folder, file)), (await brotli) || undefined);
  };
  const open = (file: string, asker?: ClientKey): Coming<CachedBody> =>
    coming.get(file) ?? kept.get(file) ?? expect(file, read(file, asker));

  const drop = (file: string, again?: MakeAgain) => {
    if (again) newer.set(file, again);
    coming.delete(file);
    kept.delete(file);
  };

  const put = (file: string, making: Promise<Buffer>, again: MakeAgain) => {
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
  const clear = () => {
    coming.clear();
    kept.clear();
  };
  return Object.assign(open, { put, drop, clear });
}
