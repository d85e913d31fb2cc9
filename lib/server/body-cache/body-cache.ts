import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type CachedBody, createCachedBody } from './cached-body';
import type { MaybePromise } from './maybe-promise';

/** Identifies the client of a request, so that queued work is scheduled fairly per client. */
type ClientKey = () => string | undefined;
/** Renders a file. `undefined`, at once or later, if the file on disk is to be sent. */
export type RenderFile = (
  file: string,
  clientKey?: ClientKey,
) => Promise<Buffer | undefined> | undefined;
type RenderAgain = () => Promise<Buffer>;

export type BodyCache = {
  /** Returns the body synchronously if it is cached. */
  (file: string, clientKey?: ClientKey): MaybePromise<CachedBody>;
  /**
   * Replaces the body of a file. Requests from now on wait for `rendering`; a read that is still
   * running is not cached. If `rendering` fails, the previous body stays.
   * @param renderAgain renders the file after an eviction, since the file on disk is outdated
   */
  put: (file: string, rendering: Promise<Buffer>, renderAgain: RenderAgain) => void;
  /**
   * Removes a file from the cache. The next request reads or renders it.
   * @param renderAgain renders the file from then on, since the file on disk is outdated
   */
  drop: (file: string, renderAgain?: RenderAgain) => void;
  /** Removes all bodies. Each is read or rendered again on its next request. */
  clear: () => void;
};

/**
 * Size limit of the cached bodies in bytes, including all encodings that were requested. The pages, payloads and
 * posters of about 400 films fit, which is all of a small site.
 */
const maxBytes = 128 * 1024 * 1024;

type BodyCacheOptions = {
  most?: number;
  /** Folder in which the build stores precompressed files, under the same names plus `.br`. */
  compressed?: string;
  render?: RenderFile;
};

/**
 * LRU cache of built files, 128 MB by default. A file is read or rendered on its first request; concurrent requests
 * share that one read.
 * @param folder the folder of the files, such as `.next/server/app`
 */
export function openBodyCache(
  folder: string,
  { most = maxBytes, compressed, render }: BodyCacheOptions = {},
): BodyCache {
  const cached = new LRUCache<string, CachedBody>({
    maxSize: most,
    sizeCalculation: (cachedBody) => cachedBody.size(),
  });
  const pending = new Map<string, Promise<CachedBody>>();
  /**
   * How to render the files that were renewed since the server started. The map grows only with content changes,
   * never with requests.
   */
  const newer = new Map<string, RenderAgain>();

  const toCachedBody = (file: string, body: Buffer, brotli?: Buffer) => {
    const handleGrow = () => {
      // The LRU cache computes the size of a value only when it is set.
      if (cached.peek(file) !== entry) return;
      cached.delete(file);
      cached.set(file, entry);
    };
    const entry: CachedBody = createCachedBody(body, { onGrow: handleGrow, brotli });
    return entry;
  };
  const expect = (file: string, rendering: Promise<CachedBody>) => {
    const settle = (entry?: CachedBody) => {
      if (pending.get(file) !== rendering) return;
      pending.delete(file);
      if (entry) cached.set(file, entry);
    };
    pending.set(file, rendering);
    rendering.then(settle, () => settle());
    return rendering;
  };
  const read = async (file: string, clientKey?: ClientKey) => {
    const entry = await (newer.get(file)?.() ?? render?.(file, clientKey));
    if (entry) return toCachedBody(file, entry);
    const brotli = compressed && readFile(join(compressed, `${file}.br`)).catch(() => undefined);
    return toCachedBody(file, await readFile(join(folder, file)), (await brotli) || undefined);
  };
  const open = (file: string, clientKey?: ClientKey): MaybePromise<CachedBody> =>
    pending.get(file) ?? cached.get(file) ?? expect(file, read(file, clientKey));

  const drop = (file: string, renderAgain?: RenderAgain) => {
    if (renderAgain) newer.set(file, renderAgain);
    pending.delete(file);
    cached.delete(file);
  };

  const put = (file: string, rendering: Promise<Buffer>, renderAgain: RenderAgain) => {
    const before = pending.get(file) ?? cached.get(file);
    const settle = async () => {
      try {
        const body = await rendering;
        newer.set(file, renderAgain);
        return toCachedBody(file, body);
      } catch {
        return before ?? read(file);
      }
    };
    void expect(file, settle());
  };
  const clear = () => {
    pending.clear();
    cached.clear();
  };
  return Object.assign(open, { put, drop, clear });
}
