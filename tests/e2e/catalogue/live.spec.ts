import { expect, type Page, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { hold } from '../hold';
import { fillWords, languages } from '../languages';
import { press } from '../press';
import { tabTo } from '../tab-to';
import { catalogueOf } from './catalogue-of';

const [french] = languages;
const { Catalogue: words } = french.words;

/** Returns a function that checks whether the document is still the same. */
async function markPage(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return () => page.evaluate(() => 'isSame' in window);
}

function total(page: Page) {
  return page.locator('#results').innerText();
}

test('a filter changes the results without a page load, and Back removes it', async ({ page }) => {
  await visit(page, '/catalogue');
  const isSame = await markPage(page);
  const all = await total(page);
  const { open, choose } = catalogueOf(page, french);
  await open('decade');
  const box = page.locator('input[type=checkbox][name=decade][value="1910"]');
  await choose('decade', '1910');
  await expect(page).toHaveURL('/catalogue?decade=1910');
  await expect(page.locator('#results')).not.toHaveText(all);
  const some = await total(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Années 1910');
  await expect(page).toHaveTitle(/^Catalogue, Années 1910 – /);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(some);
  await expect(box, 'the focus stays').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/catalogue');
  await expect(page.locator('#results')).toHaveText(all);
  await expect(box).not.toBeChecked();
  await page.goForward();
  await expect(page.locator('#results')).toHaveText(some);
  await expect(box).toBeChecked();
  expect(await isSame()).toBe(true);
});

test('typed text is searched, outdated requests are cancelled, and an empty result is announced', async ({
  page,
}) => {
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
  const release = await hold(page, '**/api/films?q=nos&**', (route) =>
    route.continue().catch(() => {}),
  );
  await visit(page, '/catalogue');
  const steps = await page.evaluate(() => history.length);
  const field = page.getByRole('main').getByRole('searchbox');
  const request = page.waitForRequest(/\/api\/films\?q=nos&/);
  await field.pressSequentially('nos');
  await request;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await field.pressSequentially('feratu');
  await expect(page).toHaveURL('/catalogue?q=nosferatu');
  await expect(page.locator('mark').first()).toHaveText(/nosferatu/i);
  await expect.poll(() => cancelled).toContainEqual(expect.stringContaining('q=nos&'));
  release();
  await expect(field).toHaveValue('nosferatu');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => history.length), 'typing adds no history entries').toBe(steps);
  const share = page.locator('main button[data-live=share]');
  await expect(share).toHaveAttribute('data-url', '/catalogue?q=nosferatu');
  await field.fill('qqqqqqqq');
  const status = page.getByRole('main').getByRole('status');
  const asked = fillWords(words.quoted, { text: 'qqqqqqqq' });
  await expect(status).toContainText(fillWords(words.absent, { asked }));
  const results = page.locator('section', { has: page.locator('#results') });
  const instead = await results.locator('h2').last().innerText();
  await expect(status).toContainText(instead);
});

test('removing a filter focuses the results and enables other filters', async ({ page }) => {
  await visit(page, '/catalogue?decade=1900');
  await catalogueOf(page, french).hydrate();
  const box = page.getByRole('checkbox', { name: words.watchableValue });
  await expect(box).toBeDisabled();
  const chosen = page.getByRole('list', { name: words.active });
  await tabTo(page, chosen.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalogue');
  await expect(page.locator('#results')).toBeFocused();
  await expect(box).toBeEnabled();
});

test('a failure shows a message, keeps the films and links to the page', async ({ page }) => {
  await visit(page, '/catalogue');
  const all = await total(page);
  await page.route('**/api/films**', (route) => route.fulfill({ status: 500 }));
  await press(catalogueOf(page, french).watchable);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(words.failed);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/films**');
  await alert.getByRole('button', { name: words.failedLink }).click();
  await expect(page.locator('#results')).not.toHaveText(all);
  await expect(page).toHaveURL('/catalogue?watchable=1');
  await expect(alert).toHaveCount(0);
});
