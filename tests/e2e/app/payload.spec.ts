import { expect, type Page, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { comeToLife, push, visit } from './visit';

/** What the router asks for, and gets, on the way to a page. */
async function navigate(page: Page, path: string) {
  await comeToLife(page);
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('_rsc') && new URL(answer.url()).pathname === path,
  );
  await push(page, path);
  await expect(page).toHaveURL(path);
  return answered;
}

for (const language of languages) {
  test(`a soft navigation in ${language.name} takes the built payload`, async ({
    page,
    request,
  }) => {
    await page.goto(addressIn(language, '/vod'));
    const answer = await navigate(page, addressIn(language, '/movie/judex'));
    await expect(page.locator('h1')).toHaveText('Judex');
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

    const asked = { rsc: '1', 'accept-encoding': headers['content-encoding'] ?? 'identity' };
    const again = await request.get(answer.url(), {
      headers: { ...asked, 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status()).toBe(304);
    const whole = await request.get(answer.url(), { headers: asked });
    expect(whole.headers().etag).toBe(headers.etag);
    const document = await request.get(addressIn(language, '/movie/judex'));
    expect(document.headers().etag).not.toBe(headers.etag);
    expect(document.headers()['content-type']).toContain('text/html');
  });
}

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

test('every payload that the router asks for comes at once, under the address that is its own', async ({
  page,
}) => {
  const answers: { url: string; status: number; cache: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('_rsc')) return;
    const cache = response.headers()['cache-control'] ?? '';
    answers.push({ url: response.url(), status: response.status(), cache });
  });
  await visit(page, '/vod');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Boutique' }).click();
  await page.waitForURL('**/shop');
  await page.goBack();
  await page.waitForURL('**/vod');
  await page.locator('a[href^="/movie/"]').first().click();
  await page.waitForURL('**/movie/*');
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // What lies under its own address may be kept by whoever knows addresses alone.
  const built = answers.filter(({ url }) => !url.includes('/catalogue'));
  expect(built.filter(({ cache }) => !cache.includes('s-maxage'))).toEqual([]);
});
