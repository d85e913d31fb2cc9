import { expect, type Page, test } from 'playwright/test';
import { addressIn, type Language, languages } from '../languages';
import { press } from '../press';
import { visit } from './visit';

const [french, german] = languages;

/** Opens a page and marks its document. Returns the documents that are requested from then on. */
async function open(page: Page, path: string) {
  const asked: string[] = [];
  await visit(page, path);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first';
  });
  return asked;
}

/** Expects the same document, with a notice that there is no connection. */
async function expectToStay(page: Page, path: string, { words }: Language = french) {
  await expect(page.locator('.notice')).toHaveText(words.Navigation.noConnection);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first');
  await expect(page.locator('h1')).toBeVisible();
}

test('a link without a connection keeps the page, and opens with one', {
  tag: '@phone',
}, async ({ page, context }) => {
  const path = addressIn(german, '/catalogue');
  const asked = await open(page, path);
  await context.setOffline(true);
  // A film of this site: a film at a provider has a policy of its own and is loaded as a document.
  const film = page.locator('main article a[href*="/movie/etude"]').first();
  await press(film);
  await expectToStay(page, path, german);
  await context.setOffline(false);
  await expect(page.locator('.notice')).toBeEmpty();
  await press(film);
  await expect(page).toHaveURL(/\/movie\//);
  expect(asked, 'opened by the router').toEqual([]);
});
