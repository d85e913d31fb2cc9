import { expect, type Page, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { holdPayloads } from './hold-payloads';
import { comeToLife, follow, prefetch, visit } from './visit';

const [french, german] = languages;
const bar = (page: Page) => page.getByRole('progressbar');
const progressOf = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'));
const clickVod = (page: Page) => page.getByRole('contentinfo').locator('a[href$="/vod"]').click();

for (const { name, prefix, home, words } of languages)
  test(`a link in ${name} shows the bar until its page is there`, async ({ page }) => {
    const letGo = await holdPayloads(page);
    await visit(page, home);
    await clickVod(page);
    await expect(bar(page)).toHaveAccessibleName(words.Navigation.loading);
    await expect.poll(() => progressOf(page)).toBeGreaterThan(10);
    expect(await progressOf(page)).toBeLessThan(100);
    await expect(page).toHaveURL(home);
    letGo();
    await expect(page).toHaveURL(`${prefix}/vod`);
    await expect(bar(page)).toHaveCount(0);
  });

test('a page that never answers the router is waited for in words, then loaded by the browser', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await holdPayloads(page);
  await visit(page, '/');
  // What watches over the silence comes once the page has loaded, and with it what speaks.
  await expect(page.locator('body > p.sr-only[role=status]')).toBeAttached();
  await page.clock.pauseAt(60_000);
  await clickVod(page);
  const { loading } = french.words.Navigation;
  const said = page.getByRole('status').filter({ hasText: loading });
  await page.clock.runFor(1000);
  await expect(bar(page)).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(said).toHaveText(loading);
  // What came late would stand there for a moment, and be loaded anew under the visitor's hands.
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('_rsc'));
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(13_000);
  await dropped;
  await loaded;
  await expect(page).toHaveURL('/vod');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a screen of any width', () => {
  test('the bar keeps its times', async ({ page }) => {
    await page.clock.install({ time: 0 });
    const letGo = await holdPayloads(page);
    await visit(page, '/');
    await page.clock.pauseAt(60_000);
    await follow(page, '/vod');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '0');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '50');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '70');
    letGo();
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
    await page.clock.runFor(499);
    await expect(bar(page)).toHaveCSS('opacity', '1');
    await page.clock.runFor(1);
    await expect(page.locator('[role=progressbar][aria-hidden=true]')).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(page.locator('[role=progressbar]')).toHaveCount(0);
  });

  test('a page that was fetched ahead comes without the bar', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await visit(page, '/');
    await prefetch(page, '/vod');
    await page.clock.pauseAt(60_000);
    await follow(page, '/vod');
    await expect(page).toHaveURL('/vod');
    await page.clock.runFor(2000);
    await expect(page.locator('[role=progressbar]')).toHaveCount(0);
  });

  test('back and forward show the bar while a page is asked for again', async ({ page }) => {
    await visit(page, '/shop');
    await follow(page, '/vod');
    await expect(page).toHaveURL('/vod');
    let letGo = await holdPayloads(page);
    await page.reload();
    await comeToLife(page);
    const back = page.goBack();
    await expect(bar(page)).toBeVisible();
    letGo();
    await back;
    await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    letGo = await holdPayloads(page);
    await page.reload();
    await comeToLife(page);
    const forward = page.goForward();
    await expect(bar(page)).toBeVisible();
    letGo();
    await forward;
    await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
    await expect(bar(page)).toHaveCount(0);
  });

  test('the language switch shows the bar and ends with its words in the other language', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    const letGo = await holdPayloads(page);
    await visit(page, '/vod');
    await page.clock.pauseAt(60_000);
    await page.getByRole('banner').locator('a[hreflang=de]').click();
    await page.clock.runFor(300);
    await expect(bar(page)).toHaveAccessibleName(french.words.Navigation.loading);
    letGo();
    await expect(page).toHaveURL(addressIn(german, '/vod'));
    await expect(bar(page)).toHaveAccessibleName(german.words.Navigation.loading);
    await page.clock.runFor(900);
    await expect(page.locator('[role=progressbar]')).toHaveCount(0);
  });

  for (const [failure, answer] of [
    ['is lost', 'abort'],
    ['answers 500', 'error'],
  ] as const)
    test(`a payload that ${failure} turns the bar, until the browser has loaded the page`, async ({
      page,
    }) => {
      const letGo = await holdPayloads(page, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill({ status: 500, body: 'no' }),
      );
      await visit(page, '/');
      // The browser asks for the page itself then; 204 leaves it where it is, as a slow answer does.
      await page.route('/vod', (route) => route.fulfill({ status: 204 }));
      await clickVod(page);
      await expect(bar(page)).not.toHaveAttribute('aria-valuetext');
      const asked = page.waitForRequest((request) => request.isNavigationRequest());
      letGo();
      expect((await asked).url()).toMatch(/\/vod$/);
      const words = french.words.Navigation.loadingFailed;
      await expect(bar(page)).toHaveAttribute('aria-valuetext', words);
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('/vod');
      await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
      await expect(page.locator('[role=progressbar]')).toHaveCount(0);
    });
});
