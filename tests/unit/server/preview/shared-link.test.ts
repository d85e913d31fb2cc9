import { afterEach, describe, expect, it, vi } from 'vitest';
import { keysOf } from '@/lib/server/preview/preview-keys';
import { createShareToken, sharePath } from '@/lib/server/preview/shared-link';
import { openPreview } from './open-preview';

const settings = { password: 'mot-de-passe-long', secret: 's'.repeat(32), address: undefined };
const key = keysOf(settings)?.share ?? Buffer.alloc(0);
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

  it('opens nothing else, in whatever way that is written', async () => {
    const { ask, passed } = await openLink();
    const others = [
      ...[
        '/',
        '/movie/other',
        '/movie/nerven/',
        '/movie/nerven2',
        '//movie/nerven',
        '/movie/%6eerven',
      ],
      ...[
        '/movie/nerven/../other',
        '/movie/nerven%2f..%2fother',
        '/movie/nerven?x=1',
        '/fr/movie/nerven',
      ],
      ...[
        '/preview',
        '/preview/compare?path=/movie/other',
        '/preview/state.json?path=/movie/other',
        '/preview/marks.css',
      ],
      ...[
        '/media/other/film.mp4',
        '/media/nerven/../other/film.mp4',
        '/media/nerven/%2e%2e/other.mp4',
      ],
      ...[
        '/media/nerven/..%5cother.mp4',
        '/media/nerven//other.mp4',
        '/poster/other.svg',
        '/api/films',
      ],
      ...[
        '/_next/static/../server/app/fr.html',
        '/_next/static/%2e%2e/x',
        '/_next/data/x.json',
        '/builds/latest.json',
      ],
      ...['/sitemap.xml', '/movie/nerven/end.ics', '/catalogue', 'http://x/movie/nerven'],
    ];
    for (const path of others) expect((await ask(path)).status, path).toBe(401);
    expect((await ask('/movie/nerven', { rsc: '1' })).status).toBe(401);
    expect((await ask('/movie/nerven', {}, 'POST')).status).toBe(401);
    const readForItsFiles = ['/movie/nerven', '/de/movie/nerven'];
    expect(passed.filter((path) => !readForItsFiles.includes(path))).toEqual([]);
  });

  it('has lapsed after its day, page and files alike', async () => {
    const token = tokenOf();
    const { ask } = await openLink(token);
    await ask('/movie/nerven');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day + 1000 });
    const late = await openLink(token);
    expect([late.opened.status, late.cookie]).toEqual([410, '']);
    expect(late.opened.body).toMatch(/Ce lien est échu.*Dieser Link ist abgelaufen/s);
    const page = await ask('/movie/nerven');
    expect([page.status, page.body.includes('échu')]).toEqual([410, true]);
    expect((await ask('/media/still.jpg')).status).toBe(401);
  });

  it('is refused once a letter of it is another', async () => {
    const { ask } = openPreview(settings);
    const token = tokenOf();
    const [said = '', signature = ''] = token.split('.');
    const longer = Buffer.from(JSON.stringify(['/movie/nerven', Date.now() + 1000 * day])).toString(
      'base64url',
    );
    const foreign = createShareToken({ path: '/', until: Date.now() + day }, Buffer.alloc(32));
    const last = signature.slice(0, -1);
    const twins = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((letter) => `${said}.${last}${letter}`)
      .filter((twin) => twin !== token);
    for (const changed of [
      `${longer}.${signature}`,
      foreign,
      said,
      `${token}.`,
      `${said}.`,
      '',
      ...twins,
    ]) {
      const opened = await ask(`${sharePath}?t=${changed}`);
      expect([opened.status, opened.headers['set-cookie']]).toEqual([403, undefined]);
      expect(opened.body).toContain('n’est pas valable');
    }
  });

  it('is no session: neither opens what the other does', async () => {
    const preview = openPreview(settings);
    const token = tokenOf('/');
    const asSession = await preview.ask('/preview', {
      headers: { cookie: `preview-session=${token}` },
    });
    expect(asSession.status).toBe(401);
  });

  it('outlives the password where there is a secret, and ends with it where there is none', async () => {
    const other = keysOf({ ...settings, password: 'ein-anderes-passwort' });
    expect(other?.share.equals(key)).toBe(true);
    expect(other?.session.equals(keysOf(settings)?.session ?? key)).toBe(false);
    const [one, two] = ['mot-de-passe-long', 'ein-anderes-passwort'].map((password) =>
      keysOf({ ...settings, secret: undefined, password }),
    );
    expect(one?.share.equals(two?.share ?? key)).toBe(false);
  });
});
