import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOrders } from '@/lib/shop/checkout/answer-orders';
import { answerQuote } from '@/lib/shop/checkout/answer-quote';
import { clientKeyHeader } from '@/lib/shop/checkout/client-key';
import { sentForm } from '../shop/checkout/sent-form';
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

  it('is not there in a house without a till', async () => {
    for (const path of ['/commande', `/de/commande/${token}`, '/desk', '/api/shop/orders'])
      for (const method of ['GET', 'POST'])
        expect((await closed.ask({ path, method, headers: home })).status, path).toBe(404);
    expect(seen).toEqual([]);
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
});
