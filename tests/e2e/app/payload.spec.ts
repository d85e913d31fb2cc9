import { expect, test } from 'playwright/test';
import { visit } from './visit';

test('every payload of the router has its own address, without a redirect', async ({ page }) => {
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
  // Under its own address every cache may store it.
  const built = answers.filter(({ url }) => !url.includes('/catalogue'));
  expect(built.filter(({ cache }) => !cache.includes('s-maxage'))).toEqual([]);
});
