import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';

const movie = '/movie/finis-terrae';

test('the default favicon exists', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/icon/);
});

test('a page is compressed as requested, and has an ETag', async ({ request }) => {
  for (const language of languages)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await request.get(addressIn(language, movie), { headers });
      const { etag = '', vary, ...rest } = answer.headers();
      expect(rest['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(vary, encoding).toMatch(/accept-encoding/i);
      expect(await answer.text()).toContain(`lang="${language.tag}"`);
      const tagged = { headers: { ...headers, 'if-none-match': etag } };
      const again = await request.get(addressIn(language, movie), tagged);
      expect(again.status(), encoding).toBe(304);
      const other = await request.get(addressIn(language, '/movie/judex'), tagged);
      expect(other.status(), encoding).toBe(200);
    }
});

test('each film has a drawn poster of its own', async ({ request }) => {
  const [one, two] = await Promise.all(
    ['finis-terrae', 'judex'].map((slug) => request.get(`/poster/${slug}.svg`)),
  );
  expect(one?.status()).toBe(200);
  expect(one?.headers()['content-type']).toContain('image/svg+xml');
  expect(await one?.text()).toMatch(/^<svg[\s\S]+<\/svg>\s*$/);
  expect(await one?.text()).not.toBe(await two?.text());
  expect((await request.get('/poster/nobody-made-this.svg')).status()).toBe(404);
});

test('a router payload is the built one, with an ETag of its own', async ({ request }) => {
  const path = '/de/movie/judex';
  const asked = { rsc: '1', 'accept-encoding': 'br' };
  const answer = await request.get(`${path}?_rsc=x`, { headers: asked });
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers).toMatchObject({
    'content-type': 'text/x-component',
    'x-nextjs-prerender': '1',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  });
  expect(headers['set-cookie']).toBeUndefined();
  for (const name of ['rsc', 'next-router-state-tree', 'next-router-segment-prefetch'])
    expect(headers.vary).toContain(name);
  const again = await request.get(answer.url(), {
    headers: { ...asked, 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const document = await request.get(path);
  expect(document.headers().etag).not.toBe(headers.etag);
  expect(document.headers()['content-type']).toContain('text/html');
});

test('the initial scripts of a page are marked to be compiled on arrival', async ({ request }) => {
  const html = await (await request.get('/movie/etude-en-disques')).text();
  const begins = [...html.matchAll(/<script src="([^"]+)" async/g)].map(
    ([, address]) => `${address}`,
  );
  expect(begins.length).toBeGreaterThan(5);
  for (const address of begins) {
    const script = await (await request.get(address)).text();
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n'), address).toBe(true);
  }
});
