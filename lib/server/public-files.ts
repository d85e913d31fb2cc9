import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import send from 'send';
import { isUnpublishedMedia } from '@/lib/content/store/media-files';
import { openLicence } from '@/lib/security/links';
import { type CachedBody, createCachedBody, isCompressible } from './body-cache/cached-body';
import type { Routes } from './build-routes/routes';
import { cacheControl } from './headers/caching';
import { contentType } from './headers/content-type';
import { sendBuilt } from './sending/send-cached-body';

/** Maximum size in bytes of a file that is compressed and cached. Messages and subtitles are smaller. */
const largestPacked = 1024 * 1024;
const maxCompressedBytes = 16 * 1024 * 1024;

/** Licence link (RFC 8288) of the open catalogue, whose data are in the public domain. */
const licensed = `<${openLicence}>; rel="license"`;

export type SendPublic = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<'sent' | 'absent'>;

/** Folder of the open catalogue, as an address and below the snapshots of the content. */
const openFolder = '/open/';

/**
 * Sends files of `publicFolder` (`public`, with the site's media) in their current state on disk, and the open catalogue
 * of the content. Small text is compressed and cached; other files are streamed by `send`, whole or as the requested
 * range.
 * @param contentFolder the folder of the snapshots that are served
 */
export function createPublicSender(
  publicFolder: string,
  contentFolder: () => string = () => publicFolder,
): SendPublic {
  const bodyCache = new LRUCache<string, CachedBody>({
    maxSize: maxCompressedBytes,
    sizeCalculation: (cachedBody) => 2 * cachedBody.size(),
  });

  return async (request, response, path) => {
    const isOpen = path.startsWith(openFolder);
    const folder = isOpen ? contentFolder() : publicFolder;
    const file = join(folder, path);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return 'absent';
    const type = contentType(path);
    if (isOpen) response.setHeader('link', licensed);
    if (isCompressible(type) && stats.size <= largestPacked && !request.headers.range) {
      const key = contentKey(file, stats);
      const cachedBody = bodyCache.get(key) ?? createCachedBody(await readFile(file));
      bodyCache.set(key, cachedBody);
      const headers = { 'content-type': type, 'cache-control': cacheControl.media };
      await sendBuilt(request, response, { file: { file, headers }, cachedBody });
      return 'sent';
    }
    const digest = await contentDigest(file, stats);
    if (digest) response.setHeader('etag', `"${digest}"`);
    response.setHeader('cache-control', cacheControl.media);
    // `send` does not overwrite an existing `Content-Type`, so whole files and ranges have the same type.
    response.setHeader('content-type', type);
    // A suffix range longer than the file selects the whole file (RFC 9110, 14.1.2), but `send` would answer 416.
    if (isLonger(request.headers.range, stats.size)) request.headers.range = 'bytes=0-';
    return stream(request, response, { folder, size: stats.size, hasTag: digest !== undefined });
  };
}

type Streamed = { folder: string; size: number; hasTag: boolean };

function stream(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, size, hasTag }: Streamed,
): Promise<'sent' | 'absent'> {
  return new Promise((resolve, reject) => {
    const path = request.url?.split(/[?#]/, 1)[0] ?? '/';
    response.once('close', () => resolve('sent'));
    // The ETag of `send` is not used: it is computed from time and size and differs between machines, so a
    // download could not be resumed on another one.
    send(request, path, { root: folder, etag: false, lastModified: !hasTag })
      .on('error', (error: { status?: number }) => {
        if (response.headersSent) return void response.destroy();
        if (error.status === 416) return sendUnsatisfiable(response, size);
        if (error.status === 412) return void response.writeHead(412).end();
        if (error.status === 404) return resolve('absent');
        reject(error);
      })
      .pipe(response);
  });
}

function isLonger(range = '', size = 0): boolean {
  return Number(/^bytes=-(\d+)$/.exec(range)?.[1] ?? 0) > size;
}

function sendUnsatisfiable(response: ServerResponse, size: number): void {
  for (const name of ['etag', 'last-modified', 'content-type']) response.removeHeader(name);
  response.writeHead(416, {
    'content-range': `bytes */${size}`,
    'content-length': 0,
    'cache-control': cacheControl.notStored,
  });
  response.end();
}

/**
 * Maximum size in bytes of a file that is hashed before its first response. Larger files, such as films, have no ETag
 * until they are hashed.
 */
const maxAwaitedBytes = 1024 * 1024;

type Entry = { reading: Promise<string>; digest?: string };

const entries = new LRUCache<string, Entry>({ max: 10_000 });

/** Cache key of a file's content; changes with the modification time or size. */
function contentKey(file: string, { mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): string {
  return `${file}\0${mtimeMs}\0${size}`;
}

/**
 * Digest (22 characters of base64url SHA-256) of a file's content, the same on every machine, read once. Small files
 * are awaited; for a large file the result is `undefined` until all of it has been read.
 */
async function contentDigest(file: string, stats: Stats): Promise<string | undefined> {
  const key = contentKey(file, stats);
  let entry = entries.get(key);
  if (!entry) {
    const created: Entry = { reading: read(file) };
    created.reading.then(
      (digest) => {
        created.digest = digest;
      },
      () => entries.delete(key),
    );
    entries.set(key, created);
    entry = created;
  }
  return entry.digest ?? (stats.size <= maxAwaitedBytes ? entry.reading : undefined);
}

async function read(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, 22);
}

/** The public files without the media of unpublished films. */
export function withoutUnpublishedMedia(
  files: Routes['publicFiles'],
  unpublishedMedia: () => ReadonlySet<string>,
): Routes['publicFiles'] {
  return { has: (path) => files.has(path) && !isUnpublishedMedia(path, unpublishedMedia()) };
}
