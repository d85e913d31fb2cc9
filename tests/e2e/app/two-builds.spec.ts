import { expect, test } from 'playwright/test';
import { follow, prefetch, visit } from './visit';

/** Linked from the shop. */
const article = '/shop/blu-ray-nosferatu';

test('a link loads a document of the new build, although its page was preloaded from the old one', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/vod');
  await follow(page, '/shop');
  await expect(page).toHaveURL('/shop');
  await prefetch(page, article);
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  const isSameLoad = () => page.evaluate(() => 'isSameLoad' in window).catch(() => true);
  // One build is served; only the answer to what an open page asks each hour (watch-builds.ts) is that of a second.
  const latest = /\/builds\/latest\.json\?\d+$/;
  await page.route(latest, (route) => route.fulfill({ json: { id: 'second-build-0id' } }));
  const asked = page.waitForResponse(latest);
  await page.clock.fastForward(3_600_000);
  await (await asked).finished();
  // Waits for a later request, so that the answer has been read.
  await page.evaluate(async () => void (await (await fetch('/robots.txt')).text()));
  expect(await isSameLoad(), 'the open page stays').toBe(true);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  await expect.poll(isSameLoad).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
});
