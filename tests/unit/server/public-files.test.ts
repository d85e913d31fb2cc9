import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPublicSender } from '@/lib/server/public-files';
import { sharedFolder, writeFiles } from '../temporary-folder';
import { responseOf } from './response-of';

const film = '0123456789';
const digest = createHash('sha256').update(film).digest('base64url').slice(0, 22);

describe('createPublicSender', () => {
  const folder = sharedFolder({
    'film.mp4': film,
    'read.mp4': Buffer.alloc(1024 * 1024 + 1),
    'words.vtt': 'WEBVTT\n\n'.repeat(40),
    'open/films.json': '[]',
    'media/open/films.json': '[]',
  });

  const send = createPublicSender(folder);
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    responseOf(
      async (request, response) => {
        if ((await send(request, response, path)) === 'absent') response.writeHead(404).end();
      },
      { path, headers, method },
    );

  it('sends a film whole, with a content ETag', async () => {
    const { status, headers, body } = await ask('/film.mp4');
    expect([status, body]).toEqual([200, film]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300',
      etag: `"${digest}"`,
    });
  });

  it.each([
    ['0-3', '0123', 'bytes 0-3/10'],
    ['4-', '456789', 'bytes 4-9/10'],
    ['-2', '89', 'bytes 8-9/10'],
    ['8-99', '89', 'bytes 8-9/10'],
    ['-99', film, 'bytes 0-9/10'],
  ])('sends the range bytes=%s', async (range, part, sent) => {
    const { status, headers, body } = await ask('/film.mp4', { range: `bytes=${range}` });
    expect([status, body, headers['content-range']]).toEqual([206, part, sent]);
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', etag: `"${digest}"` });
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it.each(['10-', '99-', '5-1', '-0', '99-100'])('answers 416 for bytes=%s', async (range) => {
    const { status, headers, body } = await ask('/film.mp4', { range: `bytes=${range}` });
    expect([status, headers['content-range'], body]).toEqual([416, 'bytes */10', '']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  it.each(['0-1,3-4', 'x', 'a-b'])('ignores the invalid range bytes=%s', async (range) => {
    const { status, body } = await ask('/film.mp4', { range: `bytes=${range}` });
    expect([status, body]).toEqual([200, film]);
  });

  it.each([
    ['if-range', `"${digest}"`, 206],
    ['if-range', '"other"', 200],
    ['if-match', '"other"', 412],
    ['if-match', `"${digest}"`, 206],
    ['if-none-match', `"${digest}"`, 304],
  ])('answers a range with %s: %s by %i', async (name, tag, status) =>
    expect((await ask('/film.mp4', { range: 'bytes=5-', [name]: tag })).status).toBe(status),
  );

  it('answers HEAD without a body', async () => {
    const head = await ask('/film.mp4', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  });

  it('sends the current content of a file that has changed', async () => {
    writeFiles(folder, { 'new.mp4': 'before' });
    const before = await ask('/new.mp4');
    writeFiles(folder, { 'new.mp4': 'after!' });
    utimesSync(join(folder, 'new.mp4'), 1, 1);
    const after = await ask('/new.mp4');
    expect(after.body).toBe('after!');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('compresses subtitles', async () => {
    const { status, headers } = await ask('/words.vtt', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
    });
  });
});
