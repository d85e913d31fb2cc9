import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { copySite } from './copy-site';
import { startSite } from './start-site';

/** Films that play from the site itself: one leaves at the moment, the other comes. */
const [leaves, comes] = ['etude-en-disques', 'etude-en-diagonales'] as const;
const day = 24 * 60 * 60 * 1000;
const moment = (milliseconds: number) => new Date(milliseconds).toISOString();
const [french] = languages;
const ended = french.words.Film.ended.split('<')[0] ?? '';
const begins = french.words.Offer.start.split('<')[0] ?? '';

test('what can be watched changes at its moment, without a new build', async ({ page }) => {
  test.setTimeout(120_000);
  const at = Date.now() + 25_000;
  const { root, remove } = copySite(
    {
      [leaves]: { from: moment(at - day), until: moment(at) },
      [comes]: { from: moment(at), until: moment(at + 30 * day) },
    },
    at,
  );
  const site = await startSite(root);
  const read = async (path: string, headers = {}) => {
    const answer = await page.request.get(site.origin + path, { headers });
    return { text: await answer.text(), cache: answer.headers()['cache-control'] ?? '' };
  };
  const shelf = async () => (await read('/vod')).text.split('id="upcoming"')[0] ?? '';
  try {
    expect((await read(`/movie/${leaves}`)).text).toContain('<video');
    const before = await read(`/movie/${comes}`);
    expect(before.text).not.toContain('<video');
    expect(before.text).toContain(begins);
    expect(await shelf()).toContain(leaves);
    expect(await shelf()).not.toContain(comes);
    // No cache is to hold a page beyond the moment.
    const kept = Number(/s-maxage=(\d+)/.exec(before.cache)?.[1]);
    expect(kept).toBeLessThanOrEqual(25);
    await page.goto(`${site.origin}/movie/${leaves}`);
    await expect(page.locator('#watch button[aria-busy]')).toBeVisible();
    expect(Date.now(), 'the site took too long to start').toBeLessThan(at);

    await expect.poll(() => Date.now() > at + 100, { timeout: 40_000 }).toBe(true);
    expect((await read(`/movie/${comes}`)).text).toContain('<video');
    for (const path of [`/movie/${leaves}`, `/de/movie/${leaves}`])
      expect((await read(path)).text).not.toContain('<video');
    expect((await read(`/movie/${leaves}`)).text).toContain(ended);
    expect((await read(`/movie/${leaves}`, { rsc: '1' })).text).toContain(ended);
    expect(await shelf()).toContain(comes);
    expect(await shelf()).not.toContain(`/movie/${leaves}"`);

    // The page that was open all the while does not play it either.
    await page.locator('#watch button[aria-busy]').click();
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.locator('#watch button[aria-busy]')).toHaveCount(0);
  } finally {
    await site.stop();
    remove();
  }
});
