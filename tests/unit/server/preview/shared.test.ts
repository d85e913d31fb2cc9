import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSharedVisits } from '@/lib/server/preview/shared-visits';
import { createShareToken, previewKeysOf, sharePath } from '@/lib/server/preview/signed-tokens';
import { openPreview } from './open-preview';

describe('shared link', () => {
  const settings = { password: 'mot-de-passe-long', secret: 's'.repeat(32), address: undefined };
  const key = previewKeysOf(settings)?.share ?? Buffer.alloc(0);
  const day = 24 * 3_600_000;
  const tokenOf = (path = '/movie/nerven', until = Date.now() + day) =>
    createShareToken({ path, until }, key);
  /** What somebody sees who was sent a link and has opened it. */
  async function openLink(token = tokenOf()) {
    const preview = openPreview(settings);
    const opened = await preview.ask(`${sharePath}?t=${token}`);
    const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const ask = (path: string, headers = {}, method = 'GET') =>
      preview.ask(path, { method, headers: { cookie, accept: 'text/html', ...headers } });
    return { ...preview, opened, cookie, ask };
  }

  afterEach(() => void vi.useRealTimers());

  describe('a shared link', () => {
    it('leads to its page, in both languages and with the files it needs, without the password', async () => {
      const { opened, ask } = await openLink();
      expect([opened.status, opened.headers.location]).toEqual([303, '/movie/nerven']);
      expect(opened.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Lax/);
      for (const path of ['/movie/nerven', '/de/movie/nerven'])
        expect((await ask(path)).body).toContain(`<p>${path}</p>`);
      const files = ['/media/nerven/film.m3u8', '/media/nerven/720/part1.ts', '/media/still.jpg'];
      for (const path of [
        ...files,
        '/poster/nerven.svg',
        '/player/icons.svg',
        '/favicon.ico',
        '/_next/static/chunks/a-b.1~2.js',
        '/_i18n/x/fr/messages.json',
      ])
        expect((await ask(path)).status, path).toBe(200);
      expect((await ask('/movie/nerven', {}, 'HEAD')).status).toBe(200);
    });

    it('is no session: neither opens what the other does', async () => {
      const preview = openPreview(settings);
      const token = tokenOf('/');
      const asSession = await preview.ask('/preview', {
        headers: { cookie: `preview-session=${token}` },
      });
      expect(asSession.status).toBe(401);
    });
  });
});

describe('shared visits', () => {
  const share = { path: '/movie/aurora', until: 1_000 };
  const other = { path: '/movie/other', until: 500 };
  /** Whether somebody with these links may see an address at a moment. */
  function open(fail = () => false) {
    const read: string[] = [];
    let now = 0;
    const allows = createSharedVisits(
      async (path) => {
        read.push(path);
        if (fail()) throw new Error('not now');
        return `<img src="/media/${path.replaceAll('/', '-')}.jpg">`;
      },
      () => now,
    );
    const ask = (url: string, more: object = {}, shares = [share]) =>
      allows({ method: 'GET', url, headers: {}, ...more } as never, shares);
    const at = (moment: number) => {
      now = moment;
    };
    return { ask, at, read };
  }

  describe('somebody with a link sees', () => {
    const { ask, at, read } = open();

    it('its page in each language, as a document and nothing else', async () => {
      for (const url of ['/movie/aurora', '/de/movie/aurora'])
        for (const method of ['GET', 'HEAD'])
          expect(await ask(url, { method })).toEqual({ kind: 'page', share });
      for (const more of [{ method: 'POST' }, { headers: { rsc: '1' } }])
        expect(await ask('/movie/aurora', more)).toBeUndefined();
      for (const url of [
        ...['/movie/aurora?', '/movie/aurora?x=1', '/movie/aurora/', '/movie/other', ''],
      ])
        expect(await ask(url), url).toBeUndefined();
      expect(read).toEqual([]);
    });

    it.each([
      ...['/_next/static/chunks/a-b.1~2.js', '/_i18n/b7/fr/messages.json'],
      ...['/player/icons.svg', '/icons/a-1.png', '/icon.svg', '/apple-icon.png', '/favicon.ico'],
      ...['/apple-touch-icon.png', '/favicon'],
    ])('%s, which every page has', async (url) => expect(await ask(url)).toEqual({ kind: 'file' }));

    it.each([
      ...['/_next/data/a', '/_next/static/', '/_next/static/a b', '/_next/static/../a'],
      '/x/_i18n/a',
      ...['/_next/static//a', '/_next/static/%61', '/preview/marks.css', '/preview/state.json'],
      ...['/player/.hidden', '/player/a/b', '/x/player/a.svg', '/icons/', '/icon/a'],
      '/x/favicon.ico',
      ...['/favicon.ico/x', '/_next/static/a/.b', '/_i18n/%2e'],
    ])('not %s', async (url) => expect(await ask(url)).toBeUndefined());

    it('the files of its page in each language, which is read once', async () => {
      for (const url of ['/media/-movie-aurora.jpg', '/media/-de-movie-aurora.jpg?w=2'])
        for (const _ of [1, 2]) expect(await ask(url)).toEqual({ kind: 'file' });
      for (const url of ['/media/-movie-other.jpg', '/poster/a.svg', '/og/a.png', '/x/media/a.jpg'])
        expect(await ask(url), url).toBeUndefined();
      expect(read).toEqual(['/movie/aurora', '/de/movie/aurora']);
    });

    it('that it has lapsed from its moment on, and no file any more', async () => {
      at(999);
      expect(await ask('/movie/aurora')).toEqual({ kind: 'page', share });
      expect(await ask('/media/-movie-aurora.jpg')).toEqual({ kind: 'file' });
      at(1_000);
      expect(await ask('/de/movie/aurora')).toEqual({ kind: 'lapsed', share });
      for (const url of ['/media/-movie-aurora.jpg', '/favicon.ico'])
        expect(await ask(url)).toBeUndefined();
    });
  });

  it('of two links each opens its own as long as it lasts', async () => {
    const { ask, at, read } = open();
    const both = [share, other];
    at(500);
    expect(await ask('/movie/other', {}, both)).toEqual({ kind: 'lapsed', share: other });
    expect(await ask('/media/-movie-other.jpg', {}, both)).toBeUndefined();
    expect(await ask('/media/-movie-aurora.jpg', {}, both)).toEqual({ kind: 'file' });
    expect(read).toEqual(['/movie/aurora', '/de/movie/aurora']);
    at(499);
    expect(await ask('/media/-movie-other.jpg', {}, both)).toEqual({ kind: 'file' });
  });
});
