import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOrders } from '@/lib/checkout/answer-orders';
import { answerQuote } from '@/lib/checkout/answer-quote';
import { clientKeyHeader } from '@/lib/checkout/client-key';
import { sentForm } from '../checkout/sent-form';
import { get } from './get';
import { openFront } from './open-front';
import { mapOfRoutes } from './routes/map-of-routes';

const token = 'Xk9_abcdefghijklmnop-1';
const home = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };

let front: Awaited<ReturnType<typeof openFront>>;
let closed: typeof front;
const seen: { method: string; url: string; body: string; headers: IncomingMessage['headers'] }[] =
  [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

/** A basket is judged by the checkout itself. */
function answerBasket(path: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body });
  return path.endsWith('/quote') ? answerQuote(request) : answerOrders(request, new Date());
}

const next: Parameters<typeof openFront>[0] = async (request, response) => {
  const { method = '', url = '', headers } = request;
  const body = await bodyOf(request);
  seen.push({ method, url, headers, body });
  if (body.startsWith('article=')) {
    const answer = await answerBasket(url, body);
    response.statusCode = answer.status;
    response.setHeader('Content-Type', 'application/json');
    return void response.end(await answer.text());
  }
  if (url.includes('refused')) {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    return void response.end(method === 'HEAD' ? undefined : '{"error":"Nothing of that name"}');
  }
  if (url.includes('throw')) throw new Error(`no database for ${url}`);
  response.statusCode = url.includes('fail')
    ? 500
    : url.includes('said')
      ? 503
      : url.includes('wrong')
        ? 404
        : 200;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=9');
  response.setHeader('ETag', '"a"');
  response.setHeader('Set-Cookie', ['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT']);
  response.end(`<script>a()</script>${seen.length}`);
};

beforeAll(async () => {
  // Held, so that no minute ends while somebody sends too often.
  vi.useFakeTimers({ toFake: ['Date'] });
  front = await openFront(next, { routes: { ...mapOfRoutes(), isSelling: true } });
  closed = await openFront(next);
});
beforeEach(() => {
  seen.splice(0);
  front.logged.splice(0);
});
afterAll(() => {
  vi.useRealTimers();
  front.close();
  closed.close();
});

describe('what depends on who asks', () => {
  it.each(['/commande', `/de/commande/${token}`, '/retractation', '/desk', '/api/shop/x'])(
    '%s is made anew each time, and kept by nobody',
    async (path) => {
      const first = await front.ask({ path });
      const again = await front.ask({ path, headers: { 'if-none-match': '"a"' } });
      expect([first.status, again.status, again.body]).toEqual([200, 200, '<script>a()</script>2']);
      expect(again.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(again.headers.etag).toBeUndefined();
      expect(again.headers['content-security-policy']).toContain("'sha256-");
    },
  );

  it('keeps every cookie by itself', async () => {
    const { headers } = await front.ask({ path: '/desk' });
    expect(headers['set-cookie']).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    ]);
  });

  it('is not there in a house without a till', async () => {
    for (const path of ['/commande', `/de/commande/${token}`, '/desk', '/api/shop/orders'])
      for (const method of ['GET', 'POST'])
        expect((await closed.ask({ path, method, headers: home })).status, path).toBe(404);
    expect(seen).toEqual([]);
  });

  it('does not take what only begins alike', async () => {
    for (const path of ['/commandes', '/desktop', '/api/shopping', '/de/desk'])
      expect((await front.ask({ path })).status, path).toBe(404);
  });

  it.each([
    ['/commande/wrong', 'fr'],
    ['/de/commande/wrong-token?act=forget', 'de'],
  ])('%s opens no order: the site’s own page says so, kept by nobody', async (path, locale) => {
    const { status, body, headers } = await front.ask({ path, headers: home });
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(body).toMatch(`<h1>${locale} order</h1>`);
    expect(body).not.toContain('wrong');
    if (locale === 'fr') expect(headers['content-security-policy']).toContain("'sha256-");
  });

  it('says of any other page that is not there what every page says', async () => {
    const answer = await front.ask({ path: '/de/retractation/wrong', headers: home });
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('<h1>de /de/')]);
  });

  it('is opened as a document where the router asks for it', async () => {
    const { status } = await front.ask({ path: '/commande?_rsc=a', headers: { rsc: '1' } });
    expect([status, seen.length]).toEqual([204, 0]);
  });
});

describe('what is sent to it', () => {
  const path = '/api/shop/orders';
  const post = (headers: Record<string, string>, body = 'name=A%20B', to = path) =>
    front.ask({ path: to, method: 'POST', headers, body });

  it('goes on whole, with who asks as nobody but the front can say', async () => {
    const type = 'application/x-www-form-urlencoded';
    const body = `message=${'ü'.repeat(30_000)}`;
    const { status } = await post(
      { ...home, 'content-type': type, cookie: 'c=3', [clientKeyHeader]: 'forged' },
      body,
    );
    expect(status).toBe(200);
    const [told] = seen;
    expect([told?.method, told?.url, told?.body]).toEqual(['POST', path, body]);
    expect(told?.headers).toMatchObject({ cookie: 'c=3', 'content-type': type });
    expect(told?.headers[clientKeyHeader]).toMatch(/^[\w-]{16}$/);
  });

  it('is refused from another site, with the reason in the language of the page it comes from', async () => {
    const foreign = { ...home, 'sec-fetch-site': 'cross-site' };
    const french = await post(foreign);
    expect([french.status, seen.length]).toEqual([403, 0]);
    expect(french.body).toContain('ne vient pas d’une page de ce site');
    const german = await post({ ...foreign, referer: 'http://localhost/de/commande' });
    expect(german.body).toMatch(/^<h1>de Diese Sendung kommt nicht/);
    const json = await post({ accept: 'application/json' });
    expect([json.status, JSON.parse(json.body).error]).toEqual([
      403,
      expect.stringContaining('ne vient pas'),
    ]);
  });

  it('is taken from Stripe, which no browser is', async () =>
    expect((await post({}, '{}', '/api/shop/stripe')).status).toBe(200));

  it.each([
    ['/api/shop/withdrawals', 64],
    ['/api/shop/orders', 512],
    ['/api/shop/quote', 512],
  ])('is refused at %s beyond %i KB, said or not', async (to, most) => {
    const large = 'x'.repeat(most * 1024 + 1);
    expect((await post(home, large, to)).status).toBe(413);
    const unsaid = await post({ ...home, 'transfer-encoding': 'chunked' }, large, to);
    expect([unsaid.status, seen.length]).toEqual([413, 0]);
    expect(unsaid.body).toContain('Ce formulaire est trop long');
    expect((await post(home, large.slice(1), to)).status).toBe(200);
  });

  it.each(['/api/shop/orders', '/api/shop/quote'])(
    'is told by %s what is wrong with a basket of 10,000 lines',
    async (to) => {
      const lines = Array.from({ length: 10_000 }, (_, at): [string, string] => [`a-${at}`, '1']);
      const type = 'application/x-www-form-urlencoded';
      const headers = { ...home, accept: 'application/json', 'content-type': type };
      const { status, body } = await post(headers, String(sentForm({}, lines)), to);
      expect([status, JSON.parse(body).reason]).toEqual([400, 'lines']);
      expect(JSON.parse(body).error).not.toContain('{');
    },
  );

  it('is refused in a method that nobody knows', async () => {
    for (const method of ['TRACE', 'PROPFIND'])
      expect((await front.ask({ path, method, headers: home })).status).toBe(405);
  });

  it('is refused of one visitor who sends too often, and of no other', async () => {
    const visitor = (address: string) => ({ ...home, 'x-forwarded-for': address });
    for (let count = 0; count < 30; count += 1)
      expect((await post(visitor('203.0.113.7'))).status).toBe(200);
    const refused = await post(visitor('203.0.113.7'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toContain('Attendez une minute');
    expect((await post(visitor('203.0.113.8'))).status).toBe(200);
    expect((await post(visitor('203.0.113.7'), '{}', '/api/shop/quote')).status).toBe(200);
  });
});

describe('where a handler refuses', () => {
  const ask = (method: string) =>
    front.ask({ path: '/api/shop/refused', method, headers: { accept: 'text/html' } });

  it('shows a visitor its reason on a page', async () => {
    const { status, body } = await ask('GET');
    expect([status, body]).toEqual([400, expect.stringContaining('Nothing of that name')]);
    expect(body).toContain('<h1>');
  });

  it('answers HEAD alike, where no reason comes', async () => {
    expect((await ask('HEAD')).status).toBe(400);
    expect(front.logged).toEqual([]);
  });
});

describe('where Next fails', () => {
  it.each(['throw', 'fail'])('by %s, a page says so and what is lost: nothing', async (how) => {
    const path = `/de/commande/${token}?${how}`;
    const { status, headers, body } = await front.ask({ path, headers: { accept: 'text/html' } });
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      ...[503, '30', 'private, no-store'],
    ]);
    expect(body).toContain('Der Shop kann Ihre Bestellung im Moment nicht zeigen');
    const [line = ''] = front.logged;
    const { id, url } = JSON.parse(line);
    expect(body).toContain(id);
    expect(url).toBe('/de/commande/*');
    expect(line).not.toContain(token);
  });

  it.each([
    ['/de/commande?throw', 'Ihr Warenkorb bleibt auf diesem Gerät'],
    ['/de/retractation?throw', 'Was Sie erklären, gilt'],
    ['/desk/orders?throw', 'Die Theke antwortet im Moment nicht'],
  ])('of %s, it says what whoever asked has to hear', async (path, words) => {
    const headers = { accept: 'text/html', 'accept-language': 'de-CH,de;q=0.9' };
    const referer = 'http://localhost/desk/orders';
    const { status, body } = await front.ask({ path, headers: { ...headers, referer } });
    expect([status, body]).toEqual([503, expect.stringContaining(words)]);
  });

  it('at the desk it says so in both languages, the browser’s first, and leads back to where it was', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'de-CH' };
    const { body } = await front.ask({ path: '/desk/orders?heap=pack&throw', headers });
    expect(body).toContain('<html lang="de-DE">');
    expect(body).toContain('Le comptoir ne répond pas');
    expect(body).toContain('href="/desk/orders?heap=pack&amp;throw"');
    expect(body).not.toContain('panier');
  });

  it('by a word of its own, that word stands', async () => {
    const { status, body } = await front.ask({ path: '/api/shop/said' });
    expect([status, body]).toEqual([503, '<script>a()</script>1']);
  });

  it('the page of a refusal has no address', async () =>
    expect((await get({ port: front.port, path: '/shop-refusal' })).status).toBe(404));
});
