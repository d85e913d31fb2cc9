import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';
import { holdPayloads } from './hold-payloads';
import { comeToLife, follow, visit } from './visit';

const [french] = languages;
const bar = (page: Page) => page.getByRole('progressbar');
const clickVod = (page: Page) => page.getByRole('contentinfo').locator('a[href$="/vod"]').click();

test('a payload that never arrives is announced, then the browser loads the page', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await holdPayloads(page);
  await visit(page, '/');
  // The timeout and the announcement start after the page has loaded.
  await expect(page.locator('body > p.sr-only[role=status]')).toBeAttached();
  await page.clock.pauseAt(60_000);
  await clickVod(page);
  const { loading } = french.words.Navigation;
  const announcement = page.getByRole('status').filter({ hasText: loading });
  await page.clock.runFor(1000);
  await expect(bar(page)).toBeVisible();
  await expect(announcement).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(announcement).toHaveText(loading);
  // A late payload is dropped, so that the page is not replaced twice.
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('_rsc'));
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(13_000);
  await dropped;
  await loaded;
  await expect(page).toHaveURL('/vod');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('back and forward show the loading bar', async ({ page }) => {
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
