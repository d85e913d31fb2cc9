import { expect, type Page, test } from 'playwright/test';
import { addressIn, type Language, languages } from '../languages';
import { press } from '../press';
import { visit } from './visit';

const [french] = languages;

/** Marks the document, so that another one in its place is seen, and counts those that are asked for. */
async function mark(page: Page) {
  asked = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first';
  });
}
let asked: string[] = [];

/** The page stands as it was, and says that there is no connection. */
async function expectToStay(page: Page, path: string, { words }: Language = french) {
  await expect(page.locator('.notice')).toHaveText(words.Navigation.noConnection);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first');
  await expect(page.locator('h1')).toBeVisible();
  expect(asked).toEqual([]);
}

test.afterEach(({ context }) => context.setOffline(false));

for (const language of languages)
  test(`a film that is pressed without a connection in the ${language.name} catalogue keeps the page, and opens with one`, {
    tag: language.screen,
  }, async ({ page, context }) => {
    const path = addressIn(language, '/catalogue');
    await visit(page, path);
    await mark(page);
    await context.setOffline(true);
    const film = page.locator('main article a[href*="/movie/"]').first();
    await press(film);
    await expectToStay(page, path, language);
    await context.setOffline(false);
    await expect(page.locator('.notice')).toBeEmpty();
    await press(film);
    await expect(page).toHaveURL(/\/movie\//);
    expect(asked, 'the router has opened it').toEqual([]);
  });

test('the catalogue is filtered in place once there is a connection again', async ({
  page,
  context,
}) => {
  await visit(page, '/catalogue');
  await mark(page);
  await context.setOffline(true);
  await page.locator('#results').hover();
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('murnau');
  await expectToStay(page, '/catalogue');
  await field.press('Enter');
  await context.setOffline(false);
  await field.fill('faust');
  await expect(page).toHaveURL(/q=faust/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Faust');
  await context.setOffline(true);
  await field.fill('nosferatu');
  await field.press('Enter');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(french.words.Catalogue.offline);
  await expect(page).toHaveURL(/q=nosferatu/);
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Nosferatu');
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first');
});

for (const [what, path, selector] of [
  ['a film', '/vod', 'main a[href*="/movie/"]'],
  ['a page of the menu', '/shop', 'header nav a:visible'],
  ['the language', '/shop', 'header a[hreflang^=de]'],
  ['the house’s name', '/movie/l-inventaire', 'header a.wordmark'],
  ['a link to some film', '/catalogue', 'main a[rel=nofollow]'],
  ['a still', '/movie/l-inventaire', 'a[data-still]'],
  ['the search', '/shop', 'header a[aria-keyshortcuts]'],
] as const)
  test(`without a connection ${what} keeps the page ${path}`, async ({ page, context }) => {
    await visit(page, path);
    await mark(page);
    await context.setOffline(true);
    await press(page.locator(selector).first());
    await expectToStay(page, path);
  });

test('a form that is sent without a connection keeps the page and what was written', async ({
  page,
  context,
}) => {
  await visit(page, '/shop');
  await mark(page);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<form action="/catalogue"><input name="q"></form>');
  });
  const field = page.locator('main form input[name=q]').last();
  await context.setOffline(true);
  await field.fill('murnau');
  await field.press('Enter');
  await expectToStay(page, '/shop');
  await expect(field).toHaveValue('murnau');
});

test('a site that is reached although the browser knows of no connection is left for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await visit(page, '/shop');
  await press(page.locator('header a[hreflang^=de]').first());
  await expect(page).toHaveURL('/de/shop');
});
