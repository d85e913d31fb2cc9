import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { readHistory } from './read-history';
import { serveTwoBuilds } from './serve-two-builds';
import { tabOf } from './tab';
import { follow, prefetch, push } from './visit';

// All tests share one address, which switches between the builds.
test.describe.configure({ mode: 'default' });

const [french] = languages;
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

test('back and forward load the new build and keep the history', async ({ page }) => {
  const tab = tabOf(page, site);
  await tab.goToShopAndStay();
  await page.goBack();
  await expect(page).toHaveURL(`${site.address}/vod`);
  await tab.expectNewLoad();
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
  await tab.expectB();
  expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop'], at: 0 });
  await page.goForward();
  await expect(page).toHaveURL(`${site.address}/shop`);
  await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
  await tab.expectB();
  expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop'], at: 1 });
});

test('anchors do not reload the page, the next page loads the new build', async ({ page }) => {
  const tab = tabOf(page, site);
  await tab.goToShopAndStay();
  const parts = page.locator('main [id]');
  const ids = await parts.evaluateAll((all) => all.map(({ id }) => id));
  const [first = '', second = ''] = [ids.at(-1), ids.at(0)];
  for (const id of [first, second, first]) {
    await push(page, `#${id}`);
    await expect(page).toHaveURL(`${site.address}/shop#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.goBack();
  await expect(page.locator(`#${second}`)).toBeInViewport();
  expect(await tab.isSameLoad()).toBe(true);
  await follow(page, '/vod');
  await tab.expectNewLoad();
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
  const { paths } = await readHistory(page);
  expect(paths).toEqual(['/vod', '/shop', '/shop', '/shop', '/vod']);
});
