import { expect, test } from 'playwright/test';
import { readHistory } from './read-history';
import { serveTwoBuilds } from './serve-two-builds';
import { tabOf } from './tab';
import { prefetch } from './visit';

// All tests share one address, which switches between the builds.
test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof serveTwoBuilds>>;

test.beforeAll(async ({ baseURL }) => {
  site = await serveTwoBuilds(baseURL);
});
test.afterAll(() => site?.stop());
test.beforeEach(() => site.show('A'));

/** Linked from the shop. */
const article = '/shop/blu-ray-nosferatu';

test('a link loads the new build, although its page was preloaded from the old one', async ({
  page,
}) => {
  const tab = tabOf(page, site);
  await tab.goToShopAndStay(() => prefetch(page, article));
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(site.address + article);
  await tab.expectNewLoad();
  await page.waitForLoadState('load');
  await tab.expectB();
  expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop', article], at: 2 });
});
