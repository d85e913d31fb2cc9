import { expect, test } from 'playwright/test';

test('a payload is the built one, kept by a tag that is not its page’s', async ({ request }) => {
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

test('a preload takes a built segment, kept by its tag', async ({ request }) => {
  const headers = {
    rsc: '1',
    'accept-encoding': 'br',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  };
  const answer = await request.get('/vod?_rsc=x', { headers });
  expect(answer.headers()).toMatchObject({ 'x-nextjs-postponed': '2', 'content-encoding': 'br' });
  const etag = answer.headers().etag ?? '';
  const again = await request.get('/vod?_rsc=x', {
    headers: { ...headers, 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
});
