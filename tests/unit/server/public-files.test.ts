import { createHash, hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicSender, withoutUnpublishedMedia } from '@/lib/server/public-files';
import { until } from '../until';
import { answerOf } from './answer-of';

const film = '0123456789';
const digest = createHash('sha256').update(film).digest('base64url').slice(0, 22);

describe('send public', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-public-'));

  beforeAll(() => {
    writeFileSync(join(folder, 'film.mp4'), film);
    for (const name of ['long.mp4', 'read.mp4'])
      writeFileSync(join(folder, name), Buffer.alloc(1024 * 1024 + 1));
    writeFileSync(join(folder, 'words.vtt'), 'WEBVTT\n\n'.repeat(40));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const send = createPublicSender(folder);
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answerOf(
      async (request, response) => {
        if ((await send(request, response, path)) === 'absent') response.writeHead(404).end();
      },
      { path, headers, method },
    );

  describe('a film', () => {
    it('goes out whole, kept for a while, under a tag of its content', async () => {
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
    ])('is sent in the part bytes=%s', async (range, part, said) => {
      const { status, headers, body } = await ask('/film.mp4', { range: `bytes=${range}` });
      expect([status, body, headers['content-range']]).toEqual([206, part, said]);
      expect(headers).toMatchObject({ 'content-type': 'video/mp4', etag: `"${digest}"` });
      expect(headers['cache-control']).toBe('public, max-age=300');
    });

    it.each(['10-', '99-', '5-1', '-0', '99-100'])('has no part bytes=%s', async (range) => {
      const { status, headers, body } = await ask('/film.mp4', { range: `bytes=${range}` });
      expect([status, headers['content-range'], body]).toEqual([416, 'bytes */10', '']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    });

    it.each(['0-1,3-4', 'x', 'a-b'])(
      'goes out whole where the part bytes=%s is none',
      async (range) => {
        const { status, body } = await ask('/film.mp4', { range: `bytes=${range}` });
        expect([status, body]).toEqual([200, film]);
      },
    );

    it('goes on where it was broken off only while it is the same film', async () => {
      const range = { range: 'bytes=5-' };
      expect((await ask('/film.mp4', { ...range, 'if-range': `"${digest}"` })).status).toBe(206);
      expect((await ask('/film.mp4', { ...range, 'if-range': '"other"' })).status).toBe(200);
    });

    it('is not sent again to who has it, nor its body to who asks for the head', async () => {
      expect((await ask('/film.mp4', { 'if-none-match': `"${digest}"` })).status).toBe(304);
      const head = await ask('/film.mp4', {}, 'HEAD');
      expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
    });

    it('has its tag once all of it has been read, if it is long', async () => {
      const first = await ask('/read.mp4', {}, 'HEAD');
      expect(first.headers.etag).toBeUndefined();
      expect(first.headers['last-modified']).toBeDefined();
      await until(async () => {
        const { headers } = await ask('/read.mp4', {}, 'HEAD');
        expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
      });
    });

    it('that is changed on the disk goes out as it is now', async () => {
      writeFileSync(join(folder, 'new.mp4'), 'before');
      const before = await ask('/new.mp4');
      writeFileSync(join(folder, 'new.mp4'), 'after!');
      utimesSync(join(folder, 'new.mp4'), 1, 1);
      const after = await ask('/new.mp4');
      expect(after.body).toBe('after!');
      expect(after.headers.etag).not.toBe(before.headers.etag);
    });

    it('that has gone is absent', async () => {
      expect((await ask('/nope.mp4')).status).toBe(404);
      expect((await ask('/')).status).toBe(404);
    });
  });

  describe('words beside a film', () => {
    it('are compressed', async () => {
      const { status, headers } = await ask('/words.vtt', { 'accept-encoding': 'br' });
      expect([status, headers['content-encoding']]).toEqual([200, 'br']);
      expect(headers).toMatchObject({
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'public, max-age=300',
        vary: 'Accept-Encoding',
      });
    });
  });
});

describe('send public kinds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-kinds-'));

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
  });
});

it('the media of a film that is not out are not there, as long as it is not', () => {
  let withheld = new Set([hash('sha256', 'secret')]);
  const files = new Set(['/media/secret/film.mp4', '/media/open/film.mp4']);
  const shown = withoutUnpublishedMedia(files, () => withheld);
  const has = () => ['/media/secret/film.mp4', '/media/open/film.mp4', '/none'].map(shown.has);
  expect(has()).toEqual([false, true, false]);
  withheld = new Set();
  expect(has()).toEqual([true, true, false]);
});
