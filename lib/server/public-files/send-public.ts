import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import send from 'send';
import { openLicence } from '@/lib/policy/links';
import { cacheControl } from '../headers/cache-control';
import { contentType } from '../headers/content-type';
import { isCompressible, type Pack, pack } from '../packs/pack';
import { sendBuilt } from '../sending/send-built';
import { askedPart, type Part } from './asked-part';
import { contentDigest, contentKey, readyDigest } from './content-digest';
import { createPartSource } from './part-source';
import { createStatReader } from './recent-stats';

/** Bytes. Words and subtitles are smaller. */
const largestPacked = 1024 * 1024;
const mostPacked = 16 * 1024 * 1024;

/** The open catalogue's facts belong to nobody (RFC 8288). */
const licensed = `<${openLicence}>; rel="license"`;

export type SendPublic = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<'sent' | 'absent'>;

/**
 * Sends files of `folder` (`public`, with the house's media), as they are on the disk by now: text compressed and
 * from memory, all else whole or in the part that is asked for.
 */
export function createPublicSender(folder: string): SendPublic {
  const packs = new LRUCache<string, Pack>({
    maxSize: mostPacked,
    sizeCalculation: (kept) => 2 * kept.size(),
  });

  const findPart = createPartSource();
  const readStats = createStatReader();

  return async (request, response, path) => {
    const file = join(folder, path);
    const isPart = request.headers.range !== undefined;
    const stats = await (isPart ? readStats(file) : stat(file).catch(() => undefined));
    if (!stats?.isFile()) return 'absent';
    const type = contentType(path);
    if (path.startsWith('/open/')) response.setHeader('link', licensed);
    if (isCompressible(type) && stats.size <= largestPacked && !isPart) {
      const key = contentKey(file, stats);
      const kept = packs.get(key) ?? pack(await readFile(file));
      packs.set(key, kept);
      const headers = { 'content-type': type, 'cache-control': cacheControl.media };
      await sendBuilt(request, response, { file: { file, headers }, pack: kept });
      return 'sent';
    }
    const key = contentKey(file, stats);
    const digest = readyDigest(key) ?? (await contentDigest(file, stats));
    const etag = digest && `"${digest}"`;
    const part = askedPart(request, stats.size, etag);
    if (part) {
      const length = part.end - part.start + 1;
      const { bytes, giveBack } = await findPart({ path: file, key, start: part.start, length });
      if (bytes.length === length) {
        // By then it has left for the network, or is not wanted any more.
        if (giveBack) response.once('close', giveBack);
        const named = etag ? ['etag', etag] : ['last-modified', stats.mtime.toUTCString()];
        sendPart(response, { head: [...named, 'content-type', type], part, stats, bytes });
        return 'sent';
      }
    }
    if (etag) response.setHeader('etag', etag);
    response.setHeader('cache-control', cacheControl.media);
    // `send` leaves a type alone that stands already: one list for whole files and for parts.
    response.setHeader('content-type', type);
    // The whole of it, where the last part that is asked for is longer (RFC 9110, 14.1.2).
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
    // A tag of time and size differs from machine to machine, and is none by which a film is continued.
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

type Sent = { head: string[]; part: Part; stats: Pick<Stats, 'size'>; bytes: Buffer };

function sendPart(response: ServerResponse, { head, part, stats, bytes }: Sent): void {
  head.push('cache-control', cacheControl.media, 'accept-ranges', 'bytes');
  head.push('content-range', `bytes ${part.start}-${part.end}/${stats.size}`);
  head.push('content-length', String(bytes.length));
  response.writeHead(206, head).end(bytes);
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
