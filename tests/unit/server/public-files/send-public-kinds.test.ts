import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicSender } from '@/lib/server/public-files/send-public';
import { answerOf } from '../answer-of';

const folder = mkdtempSync(join(tmpdir(), 'bobine-kinds-'));
const film = '0123456789';
const digest = createHash('sha256').update(film).digest('base64url').slice(0, 22);
beforeAll(() => writeFileSync(join(folder, 'film.mp4'), film));
afterAll(() => rmSync(folder, { recursive: true }));

const send = createPublicSender(folder);
const ask = (path: string, headers: Record<string, string> = {}) =>
  answerOf(
    async (request, response) => {
      if ((await send(request, response, path)) === 'absent') response.writeHead(404).end();
    },
    { path, headers },
  );

describe('by what a file is', () => {
  const largest = 1024 * 1024;
  const brotli = { 'accept-encoding': 'br' };

  it('text of up to a megabyte is compressed, and sent as it is in parts', async () => {
    writeFileSync(join(folder, 'short.txt'), Buffer.alloc(largest, 'a'));
    writeFileSync(join(folder, 'long.txt'), Buffer.alloc(largest + 1, 'a'));
    expect((await ask('/short.txt', brotli)).headers['content-encoding']).toBe('br');
    const long = await ask('/long.txt', brotli);
    expect(long.headers).not.toHaveProperty('content-encoding');
    expect([long.status, long.headers['content-length']]).toEqual([200, String(largest + 1)]);
    const part = await ask('/short.txt', { ...brotli, range: 'bytes=0-3' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([
      ...[206, 'aaaa', `bytes 0-3/${largest}`],
    ]);
  });

  it('a picture goes out as it is', async () => {
    writeFileSync(join(folder, 'a.png'), 'picture');
    const { headers, body } = await ask('/a.png', brotli);
    expect([headers['content-type'], body]).toEqual(['image/png', 'picture']);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('link');
  });

  it('the facts of the open catalogue say that they belong to nobody', async () => {
    mkdirSync(join(folder, 'open'));
    writeFileSync(join(folder, 'open/films.json'), '[]');
    expect((await ask('/open/films.json')).headers.link).toBe(
      '<https://creativecommons.org/publicdomain/zero/1.0/>; rel="license"',
    );
    mkdirSync(join(folder, 'media/open'), { recursive: true });
    writeFileSync(join(folder, 'media/open/films.json'), '[]');
    expect((await ask('/media/open/films.json')).headers).not.toHaveProperty('link');
  });
});

describe('a film that is asked for under conditions', () => {
  it('is not sent where another is meant', async () => {
    const { status, body } = await ask('/film.mp4', { 'if-match': '"other"' });
    expect([status, body]).toEqual([412, '']);
    expect((await ask('/film.mp4', { 'if-match': `"${digest}"` })).status).toBe(200);
  });

  it('has a day instead of a tag in its parts as long as it has not been read', async () => {
    writeFileSync(join(folder, 'unread.mp4'), Buffer.alloc(1024 * 1024 + 2, 'a'));
    utimesSync(join(folder, 'unread.mp4'), 86_400, 86_400);
    const { status, headers, body } = await ask('/unread.mp4', { range: 'bytes=1-2' });
    expect([status, body]).toEqual([206, 'aa']);
    expect(headers).toMatchObject({
      ...{ 'last-modified': 'Fri, 02 Jan 1970 00:00:00 GMT', 'content-type': 'video/mp4' },
      ...{
        'accept-ranges': 'bytes',
        'content-length': '2',
        'cache-control': 'public, max-age=300',
      },
    });
    expect(headers).not.toHaveProperty('etag');
  });

  it('goes out whole where another is meant, whichever part is asked for', async () => {
    for (const range of ['bytes=10-', 'bytes=7-3', 'bytes=2-3']) {
      const { status, body } = await ask('/film.mp4', { range, 'if-range': '"other"' });
      expect([status, body]).toEqual([200, film]);
    }
  });

  it('has no day where it has a tag', async () =>
    expect((await ask('/film.mp4')).headers).not.toHaveProperty('last-modified'));

  it('that is sent whole is told by its address without what follows it', async () => {
    expect((await ask('/film.mp4?a=1#b')).status).toBe(404);
    const { status, body } = await answerOf(
      (request, response) => send(request, response, '/film.mp4'),
      { path: '/film.mp4?a=1' },
    );
    expect([status, body]).toEqual([200, film]);
  });

  it('says of a part that there is not how long it is, and nothing else', async () => {
    for (const range of ['bytes=10-', 'bytes=7-3']) {
      const { headers } = await ask('/film.mp4', { range });
      expect(headers['content-length']).toBe('0');
      for (const name of ['etag', 'last-modified', 'content-type'])
        expect(headers).not.toHaveProperty(name);
    }
    expect((await ask('/film.mp4', { range: 'bytes=3-3' })).status).toBe(206);
    expect((await ask('/film.mp4', { range: 'bytes=-10' })).body).toBe(film);
  });
});
