import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { BodyCache } from '@/lib/server/body-cache/body-cache';
import { readErrorPage } from '@/lib/server/error-pages/error-pages';
import { fillToken } from '@/lib/server/error-pages/fill-token';
import {
  adminUnavailableHeaders,
  adminUnavailablePage,
} from '@/lib/server/error-pages/send-refusal';
import { requestLocale } from '@/lib/server/uncached/refusal-messages';
import { mapOfRoutes } from '../routes/map-of-routes';
import { openNotices } from './open-notices';

describe('not found', () => {
  const none = openNotices(() => true);

  describe('a page that is not there', () => {
    const { ask } = openNotices();
    const lost: Parameters<typeof ask>[0] = (notices, ...asked) => notices.sendNotFound(...asked);

    it('is said in the language of its address, with the address', async () => {
      const { status, headers, body } = await ask(lost, '/de/<x>');
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('<h1>/de/page-not-found.html</h1><p>/de/&lt;x&gt; ');
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect((await ask(lost, '/x')).body).toContain('<h1>/fr/page-not-found.html</h1><p>/x ');
    });

    it('is said in a line where there is no page for it, or none was asked for', async () => {
      for (const answer of [await none.ask(lost, '/x'), await ask(lost, '/x', { method: 'PUT' })])
        expect([answer.status, answer.body]).toEqual([404, 'Not Found\n']);
    });

    it('is said of a build as JSON', async () => {
      const { status, body } = await ask(lost, '/builds/meta/b6.json');
      expect([status, body]).toEqual([404, '{"error":"Unknown build"}']);
      expect((await ask(lost, '/news/builds/')).body).toContain('<h1>');
    });
  });

  describe('an order that is not there', () => {
    const { ask } = openNotices();
    const lost: Parameters<typeof ask>[0] = (notices, ...asked) =>
      notices.sendOrderNotFound(...asked);

    it('is said by a page of its own, which is the same for every one', async () => {
      const { status, headers, body } = await ask(lost, '/de/commande/Xk9');
      expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
      expect(body).toContain('<h1>/de/order-not-found.html</h1><p>BOBINE_REQUESTED_PATH ');
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    });
  });

  describe('a failure', () => {
    const { ask, read } = openNotices();
    type Failure = { id: string; retryAfter?: number };
    const fail =
      (failure: Failure): Parameters<typeof ask>[0] =>
      async (notices, request, response) => {
        const page = await notices.readFailure(request);
        notices.sendFailure(request, response, { page, ...failure });
      };

    it('is said with the name that the log has it under', async () => {
      const { status, headers, body } = await ask(fail({ id: '0badcafe' }), '/vod');
      expect([status, headers['retry-after']]).toEqual([500, undefined]);
      expect(body).toContain('<h1>/fr/server-error.html</h1>');
      expect(body).toContain('BOBINE_REFUSAL 0badcafe</p>');
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(read).toEqual(['/fr/server-error.html']);
    });
  });
});

describe('send refusal', () => {
  type Told = Parameters<Parameters<ReturnType<typeof openNotices>['ask']>[0]>[0]['sendRefusal'];
  const html = { headers: { accept: 'text/html' } };
  const { ask, read } = openNotices();
  const refuse =
    (told: Parameters<Told>[2]): Parameters<typeof ask>[0] =>
    (notices, ...asked) =>
      notices.sendRefusal(...asked, told);
  const method = { status: 405, reason: 'method' } as const;
  const away = { status: 503, reason: 'away', retryAfter: 30 } as const;

  describe('why the shop does not answer', () => {
    it('is read on a page in the visitor’s language', async () => {
      const { status, headers, body } = await ask(refuse(method), '/de/commande', html);
      expect(status).toBe(405);
      expect(body).toContain(
        '<h1>/de/shop-refusal.html</h1><p>BOBINE_REQUESTED_PATH Diese Adresse nimmt diese Anfrage nicht an. </p>',
      );
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(headers).not.toHaveProperty('retry-after');
      expect(read).toEqual(['/de/shop-refusal.html']);
    });

    it('is read with its name in the log, and with when to try again', async () => {
      const told = refuse({ ...away, id: '0badcafe' });
      const { status, headers, body } = await ask(told, '/commande', html);
      expect([status, headers['retry-after']]).toEqual([503, '30']);
      expect(body).toMatch(/La boutique ne peut pas prendre de commande.* 0badcafe<\/p>/);
    });

    it('is told a program as JSON', async () => {
      const { status, headers, body } = await ask(refuse({ ...away, id: 'a' }), '/api/shop/orders');
      expect([status, headers['retry-after'], headers['content-type']]).toEqual([
        ...[503, '30', 'application/json'],
      ]);
      expect(JSON.parse(body)).toEqual({
        error: expect.stringMatching(/^La boutique ne peut pas prendre de commande/),
        id: 'a',
      });
      const json = { headers: { accept: 'application/json' } };
      const said = 'Cette adresse n’accepte pas cette demande.';
      expect(JSON.parse((await ask(refuse(method), '/commande', json)).body)).toEqual({
        error: said,
      });
    });

    it('is told in a handler’s own words where it has some', async () => {
      const told = refuse({ status: 400, words: 'Nothing of <that> name' });
      const { status, headers, body } = await ask(told, '/api/shop/orders', html);
      expect([status, headers['retry-after']]).toEqual([400, undefined]);
      expect(body).toContain('Nothing of &lt;that&gt; name');
    });
  });

  describe('while the desk is away', () => {
    const desk = refuse({ status: 503, reason: 'desk', retryAfter: 30, id: '0badcafe' });

    it.each([
      ['/desk/orders?heap=pack', 'GET', '/desk/orders?heap=pack'],
      ['/desk/orders/K7', 'POST', '/desk/orders'],
      ['/commande', 'GET', '/desk/orders'],
    ])('who was at %s by %s is led back to %s', async (path, asked, again) => {
      const { status, headers, body } = await ask(desk, path, { ...html, method: asked });
      expect([status, headers['retry-after']]).toEqual([503, '30']);
      expect(body).toContain(`<a href="${again}">Réessayer</a>`);
      expect(body).toContain('<p>0badcafe</p>');
      expect(headers['content-security-policy']).toMatch(/form-action 'none'.*style-src 'sha256-/);
    });
  });
});

const again = '/desk/orders?a=1&b="2"';

it('the page of a desk that is away runs nothing and has its own styles', () => {
  const page = adminUnavailablePage('fr', { retryHref: again, id: '' });
  const styles = /<style>(.+?)<\/style>/s.exec(page)?.[1] ?? '';
  expect(styles).toContain('section{margin-bottom:2rem}');
  expect(adminUnavailableHeaders).toEqual({
    headers: {
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-${hash('sha256', styles, 'base64')}'`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
});

describe('fill token', () => {
  const fillRequestedPath = (html: string, path: string) =>
    fillToken(html, 'BOBINE_REQUESTED_PATH', path);

  it('writes the escaped path wherever the markup has the token', () => {
    const html = '<title>BOBINE_REQUESTED_PATH</title><p data-path="BOBINE_REQUESTED_PATH">';
    expect(fillRequestedPath(html, `/a"><script>'&`)).toBe(
      '<title>/a&quot;&gt;&lt;script&gt;&#39;&amp;</title><p data-path="/a&quot;&gt;&lt;script&gt;&#39;&amp;">',
    );
  });

  it('leaves the token in scripts alone', () => {
    const script = '<script>push("BOBINE_REQUESTED_PATH")</script>';
    expect(fillRequestedPath(`${script}BOBINE_REQUESTED_PATH${script}`, '/x')).toBe(
      `${script}/x${script}`,
    );
  });

  it('takes replacement patterns in a path literally', () =>
    expect(fillRequestedPath('BOBINE_REQUESTED_PATH', '/$&/$1')).toBe('/$&amp;/$1'));
});

describe('read notice page', () => {
  const bodyCache = ((file: string) => file) as unknown as BodyCache;
  const readFor = (
    url: string | undefined,
    headers: Record<string, string> = {},
    method = 'GET',
    name: Parameters<typeof readErrorPage>[0] = 'page-not-found',
  ) => readErrorPage(name, { method, url, headers } as IncomingMessage, mapOfRoutes(), bodyCache);
  const german = { 'accept-language': 'de-CH' };

  it.each(['document', 'iframe', 'frame', 'embed', 'object', 'empty'])(
    'there is a page where it is shown as %s',
    async (goal) =>
      expect(await readFor('/x', { 'sec-fetch-dest': goal })).toBe('/fr/page-not-found.html'),
  );

  it.each(['image', 'script', 'style', 'video', ''])('there is none where it is %s', async (goal) =>
    expect(await readFor('/x', { 'sec-fetch-dest': goal })).toBeUndefined(),
  );

  it('there is one for GET and HEAD, and none for the router', async () => {
    expect(await readFor('/x', {}, 'HEAD')).toBe('/fr/page-not-found.html');
    for (const method of ['POST', 'OPTIONS'])
      expect(await readFor('/x', {}, method)).toBeUndefined();
    expect(await readFor('/x', { rsc: '1' })).toBeUndefined();
  });

  it('it is in the language of its address, of a file in the visitor’s', async () => {
    expect(await readFor('/de/x', {})).toBe('/de/page-not-found.html');
    expect(await readFor('/x', german)).toBe('/fr/page-not-found.html');
    expect(await readFor(undefined, german)).toBe('/fr/page-not-found.html');
    for (const path of ['/_next/x.js', '/media/x.mp4']) {
      expect(await readFor(path, german)).toBe('/de/page-not-found.html');
      expect(await readFor(path, { ...german, cookie: 'i18n_redirected=fr' })).toBe(
        '/fr/page-not-found.html',
      );
    }
    for (const path of ['/x/media/a', '/mediathek', '/de/_next/x'])
      expect(await readFor(path, { 'accept-language': path.startsWith('/de') ? 'fr' : 'de' })).toBe(
        `/${path.startsWith('/de') ? 'de' : 'fr'}/page-not-found.html`,
      );
  });
});

describe('the language of a refusal', () => {
  const localeOf = (url: string | undefined, headers: IncomingMessage['headers'] = {}) =>
    requestLocale({ url, headers } as IncomingMessage);
  const german = { 'accept-language': 'de-CH,de;q=0.9' };

  it('a page says its language by its address, whatever the browser prefers', () => {
    expect(localeOf('/commande', german)).toBe('fr');
    expect(localeOf('/de/commande')).toBe('de');
    expect(localeOf('/de/commande', { referer: 'https://films.example/commande' })).toBe('de');
    expect(localeOf(undefined, german)).toBe('fr');
  });

  it('what has no language is asked from a page that has one', () => {
    const from = (referer: string) => localeOf('/api/shop/orders', { ...german, referer });
    expect(from('https://films.example/commande')).toBe('fr');
    expect(localeOf('/api/shop/orders', { referer: 'https://films.example/de/commande' })).toBe(
      'de',
    );
    expect(from('no address')).toBe('de');
    expect(from('')).toBe('de');
  });

  it('without such a page the visitor’s own choice counts, then the browser’s', () => {
    expect(localeOf('/api/shop/orders')).toBe('fr');
    expect(localeOf('/api/shop/orders', german)).toBe('de');
    expect(localeOf('/api/shop/orders', { ...german, cookie: 'i18n_redirected=fr' })).toBe('fr');
  });

  it('at the desk no address says a language', () => {
    expect(localeOf('/desk/orders', german)).toBe('de');
    expect(localeOf('/desk', { referer: 'https://films.example/de/commande' })).toBe('fr');
    expect(localeOf('/desk', { ...german, referer: 'https://films.example/desk' })).toBe('de');
  });
});
