import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import send from 'send';
import { cacheControl } from '../headers/cache-control';
import { contentType } from '../headers/content-type';
import { isCompressible, type Pack, pack } from '../packs/pack';
import { sendBuilt } from '../sending/send-built';
import { askedPart, type Part } from './asked-part';
import { contentDigest, contentKey } from './content-digest';
import { createPartReader } from './read-parts';

/** Bytes. Words and subtitles are smaller. */
const largestPacked = 1024 * 1024;
const mostPacked = 16 * 1024 * 1024;

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

  const readPart = createPartReader();

  return async (request, response, path) => {
    const file = join(folder, path);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return 'absent';
    const type = contentType(path);
    if (isCompressible(type) && stats.size <= largestPacked && !request.headers.range) {
      const key = contentKey(file, stats);
      const kept = packs.get(key) ?? pack(await readFile(file));
      packs.set(key, kept);
      const headers = { 'content-type': type, 'cache-control': cacheControl.media };
      await sendBuilt(request, response, { file: { file, headers }, pack: kept });
      return 'sent';
    }
    const digest = await contentDigest(file, stats);
    const etag = digest && `"${digest}"`;
    if (etag) response.setHeader('etag', etag);
    response.setHeader('cache-control', cacheControl.media);
    // `send` leaves a type alone that stands already: one list for whole files and for parts.
    response.setHeader('content-type', type);
    const part = askedPart(request, stats.size, etag);
    if (part) {
      const length = part.end - part.start + 1;
      const bytes = await readPart(file, contentKey(file, stats), part.start, length);
      if (bytes.length === length) {
        if (!etag) response.setHeader('last-modified', stats.mtime.toUTCString());
        sendPart(response, { part, size: stats.size, bytes });
        return 'sent';
      }
    }
    // The whole of it, where the last part that is asked for is longer (RFC 9110, 14.1.2).
    if (isLonger(request.headers.range, stats.size)) request.headers.range = 'bytes=0-';
    if (isBackwards(request.headers.range)) {
      sendUnsatisfiable(response, stats.size);
      return 'sent';
    }
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

type Sent = { part: Part; size: number; bytes: Buffer };

function sendPart(response: ServerResponse, { part, size, bytes }: Sent): void {
  response.writeHead(206, {
    'content-length': bytes.length,
    'content-range': `bytes ${part.start}-${part.end}/${size}`,
    'accept-ranges': 'bytes',
  });
  response.end(bytes);
}

/** `bytes=5-1`, which may be ignored; but who asks for it is not helped by a whole film. */
function isBackwards(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range.trim()) ?? [];
  return first !== undefined && Number(first) > Number(last);
}

function isLonger(range = '', size = 0): boolean {
  return Number(/^bytes=-(\d+)$/.exec(range.trim())?.[1] ?? 0) > size;
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
