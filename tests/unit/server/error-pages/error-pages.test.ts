import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { BodyCache } from '@/lib/server/body-cache/body-cache';
import { readErrorPage } from '@/lib/server/error-pages/error-pages';
import { fillToken } from '@/lib/server/error-pages/fill-token';
import { requestLocale } from '@/lib/server/uncached/refusal-messages';
import { mapOfRoutes } from '../build-routes/map-of-routes';
import { openErrorPages } from './open-error-pages';

type Write = Parameters<ReturnType<typeof openErrorPages>['ask']>[0];
const urlencoded = 'application/x-www-form-urlencoded';
const withScripts = expect.stringContaining("script-src 'self' 'sha256-");

const { ask } = openErrorPages();
const sendNotFound: Write = (pages, ...exchange) => pages.sendNotFound(...exchange);

it('not found: one line of text if the page was not built, or the method reads nothing', async () => {
  const none = openErrorPages(() => true);
  for (const answer of [
    await none.ask(sendNotFound, '/x'),
    await ask(sendNotFound, '/x', { method: 'PUT' }),
  ])
    expect([answer.status, answer.body]).toEqual([404, 'Not Found\n']);
});

it('not found: JSON for the metadata of a build', async () => {
  const { status, body } = await ask(sendNotFound, '/builds/meta/b6.json');
  expect([status, body]).toEqual([404, '{"error":"Unknown build"}']);
  expect((await ask(sendNotFound, '/news/builds/')).body).toContain('<h1>');
});

describe('shop refusals', () => {
  type Refusal = Parameters<Parameters<Write>[0]['sendRefusal']>[2];
  const html = { headers: { accept: 'text/html' } };
  const { ask, read } = openErrorPages();
  const refuse =
    (refusal: Refusal): Write =>
    (pages, ...exchange) =>
      pages.sendRefusal(...exchange, refusal);
  const method = { status: 405, reason: 'method' } as const;
  const away = { status: 503, reason: 'away', retryAfter: 30, id: '0badcafe' } as const;

  it('show the reason on a page in the visitor’s language', async () => {
    const { status, headers, body } = await ask(refuse(method), '/de/commande', html);
    expect(status).toBe(405);
    expect(body).toMatch(/^<h1>\/de\/shop-refusal.html<\/h1><p>BOBINE_REQUESTED_PATH \w.* <\/p>/);
    expect(headers['content-security-policy']).toEqual(withScripts);
    expect(headers).not.toHaveProperty('retry-after');
    expect(read).toEqual(['/de/shop-refusal.html']);
  });

  it('are JSON for a client that does not accept HTML', async () => {
    const { status, headers, body } = await ask(refuse(away), '/api/shop/orders');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), id: '0badcafe' });
    const json = { headers: { accept: 'application/json' } };
    const unlogged = await ask(refuse(method), '/commande', json);
    expect(JSON.parse(unlogged.body)).toEqual({ error: expect.any(String) });
  });

  it('show the message of the shop’s handler, escaped', async () => {
    const refusal = refuse({ status: 400, message: 'Nothing of <that> name' });
    const { status, headers, body } = await ask(refusal, '/api/shop/orders', html);
    expect([status, headers['retry-after']]).toEqual([400, undefined]);
    expect(body).toContain('Nothing of &lt;that&gt; name');
  });

  it('of an admin page lead to it again, and to the first page of the person’s role', async () => {
    const admin = refuse({ ...away, reason: 'desk' });
    const { status, headers, body } = await ask(admin, '/desk/orders?heap=pack', html);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body.match(/<a href="[^"]+">/g)).toEqual([
      '<a href="/desk/orders?heap=pack">',
      '<a href="/desk">',
    ]);
    expect(body).toMatch(/<small>\S.* 0badcafe<\/small>/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; base-uri 'none'; form-action 'self'; .*style-src 'sha256-[^']+'$/,
    );
  });

  it.each([
    ['/desk/content/create', true],
    ['/desk/do/order-refund', false],
  ])('of a form at %s offer to send its texts again: %s', async (path, isOffered) => {
    const post = { headers: { ...html.headers, 'content-type': urlencoded }, method: 'POST' };
    const body = Buffer.from('title=Faust+%3C2%3E&year=mille');
    const page = await ask(refuse({ ...away, reason: 'desk', body }), path, post);
    expect(page.body).not.toContain(`<a href="${path}">`);
    expect(page.body.includes('<textarea hidden name="title">\nFaust &lt;2&gt;</textarea>')).toBe(
      isOffered,
    );
    expect(page.body.includes(`<form method="post" action="${path}"`)).toBe(isOffered);
  });
});

const fillRequestedPath = (html: string, path: string) =>
  fillToken(html, 'BOBINE_REQUESTED_PATH', path);

it('fillToken writes the escaped path wherever the markup has the token', () => {
  const html = '<title>BOBINE_REQUESTED_PATH</title><p data-path="BOBINE_REQUESTED_PATH">';
  expect(fillRequestedPath(html, `/a"><script>'&`)).toBe(
    '<title>/a&quot;&gt;&lt;script&gt;&#39;&amp;</title><p data-path="/a&quot;&gt;&lt;script&gt;&#39;&amp;">',
  );
});

it('fillToken leaves tokens inside scripts', () => {
  const script = '<script>push("BOBINE_REQUESTED_PATH")</script>';
  expect(fillRequestedPath(`${script}BOBINE_REQUESTED_PATH${script}`, '/x')).toBe(
    `${script}/x${script}`,
  );
});

it('fillToken takes replacement patterns in a path literally', () =>
  expect(fillRequestedPath('BOBINE_REQUESTED_PATH', '/$&/$1')).toBe('/$&amp;/$1'));

describe('readErrorPage', () => {
  const bodyCache = ((file: string) => file) as unknown as BodyCache;
  const readFor = (url?: string, headers: Record<string, string> = {}, method = 'GET') =>
    readErrorPage(
      'page-not-found',
      { method, url, headers } as IncomingMessage,
      mapOfRoutes(),
      bodyCache,
    );
  const german = { 'accept-language': 'de-CH' };

  it.each([
    ...['document', 'iframe', 'frame', 'embed', 'object', 'empty'].map((dest) => [dest, true]),
    ...['image', 'script', 'style', 'video', ''].map((dest) => [dest, false]),
  ] as [string, boolean][])('a request for “%s” gets an HTML page: %s', async (dest, isPage) =>
    expect(await readFor('/x', { 'sec-fetch-dest': dest })).toBe(
      isPage ? '/fr/page-not-found.html' : undefined,
    ),
  );

  it.each([
    ['/de/x', {}, 'de'],
    ['/x', german, 'fr'],
    [undefined, german, 'fr'],
    ['/_next/x.js', german, 'de'],
    ['/media/x.mp4', german, 'de'],
    ['/media/x.mp4', { ...german, cookie: 'i18n_redirected=fr' }, 'fr'],
    ['/x/media/a', german, 'fr'],
    ['/mediathek', german, 'fr'],
    ['/de/_next/x', { 'accept-language': 'fr' }, 'de'],
  ])('%s with %o is answered in the language %s', async (path, headers, locale) =>
    expect(await readFor(path, headers)).toBe(`/${locale}/page-not-found.html`),
  );
});

const german = { 'accept-language': 'de-CH,de;q=0.9' };
const from = (path: string) => ({ referer: `https://films.example${path}` });

it.each<[string, string | undefined, IncomingMessage['headers'], string]>([
  ['the path of a page', '/commande', german, 'fr'],
  ['the path of a page', '/de/commande', from('/commande'), 'de'],
  ['the path of a page', undefined, german, 'fr'],
  ['the referring page', '/api/shop/orders', { ...german, ...from('/commande') }, 'fr'],
  ['the referring page', '/api/shop/orders', from('/de/commande'), 'de'],
  ['the browser', '/api/shop/orders', { ...german, referer: 'no address' }, 'de'],
  ['the browser', '/api/shop/orders', { ...german, referer: '' }, 'de'],
  ['the browser', '/api/shop/orders', german, 'de'],
  ['the cookie', '/api/shop/orders', { ...german, cookie: 'i18n_redirected=fr' }, 'fr'],
  ['the default', '/api/shop/orders', {}, 'fr'],
  ['the browser, in the admin', '/desk/orders', german, 'de'],
  ['the browser, in the admin', '/desk', { ...german, ...from('/desk') }, 'de'],
  ['the default, in the admin', '/desk', from('/de/commande'), 'fr'],
])('requestLocale is decided by %s: %s with %o', (_, url, headers, locale) =>
  expect(requestLocale({ url, headers } as IncomingMessage)).toBe(locale),
);
