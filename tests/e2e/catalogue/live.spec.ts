import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { fillWords, languages } from '../languages';

const [french] = languages;
const { Catalogue: words } = french.words;

/** Says whether the page was loaded anew since. */
async function markPage(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return () => page.evaluate(() => 'isSame' in window);
}

async function openFacet(page: Page, name: string) {
  await page.locator('summary', { hasText: name }).click();
}

function total(page: Page) {
  return page.locator('#results').innerText();
}

test('a filter changes the results without a page load, and Back takes it again', async ({
  page,
}) => {
  await page.goto('/catalogue');
  const isSame = await markPage(page);
  const all = await total(page);
  await openFacet(page, words.decade);
  const box = page.locator('input[name=decade][value="1910"]');
  await box.check();
  await expect(page).toHaveURL('/catalogue?decade=1910');
  await expect(page.locator('#results')).not.toHaveText(all);
  const some = await total(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Années 1910');
  await expect(page).toHaveTitle(/^Catalogue, Années 1910 – /);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(some);
  await expect(box, 'focus stays where the visitor is').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/catalogue');
  await expect(page.locator('#results')).toHaveText(all);
  await expect(box).not.toBeChecked();
  await page.goForward();
  await expect(page.locator('#results')).toHaveText(some);
  await expect(box).toBeChecked();
  expect(await isSame()).toBe(true);
});

test('the filters are used by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await page.goto('/catalogue');
  await page.locator('summary', { hasText: words.country }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?country=[A-Z]{2}$/);
  await expect(page.locator('input[name=country]:focus')).toBeChecked();
  await expectAccessible(page);
});

test('what is typed is searched; what is outdated is cancelled', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width of the screen does not matter');
  const cancelled: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
  await page.route('**/api/films?q=nos&**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/catalogue');
  const steps = await page.evaluate(() => history.length);
  const field = page.getByRole('main').getByRole('searchbox');
  const asked = page.waitForRequest(/\/api\/films\?q=nos&/);
  await field.pressSequentially('nos');
  await asked;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await field.pressSequentially('feratu');
  await expect(page).toHaveURL('/catalogue?q=nosferatu');
  await expect(page.locator('mark').first()).toHaveText(/nosferatu/i);
  await expect.poll(() => cancelled).toContainEqual(expect.stringContaining('q=nos&'));
  release();
  await expect(field).toHaveValue('nosferatu');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => history.length), 'letters are no steps').toBe(steps);
});

test('another page of the results is read from its top', async ({ page }) => {
  await page.goto('/catalogue');
  const isSame = await markPage(page);
  const name = fillWords(french.words.Navigation.page, { page: '2' });
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/catalogue?page=2');
  await expect(page.locator('#results')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame()).toBe(true);
});

test('a filter taken back leaves the focus at the results', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width of the screen does not matter');
  await page.goto('/catalogue?decade=1910&decade=1920');
  const chosen = page.getByRole('list', { name: words.active });
  await chosen.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL('/catalogue?decade=1920');
  await expect(page.locator('#results')).toBeFocused();
});

test('a failure is said, the films stay, and the page itself can be loaded', async ({ page }) => {
  await page.goto('/catalogue');
  await page.route('**/api/films**', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('checkbox', { name: words.watchableValue }).check();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(words.failed);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/films**');
  await alert.getByRole('button', { name: words.failedLink }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText('88 films');
  await expect(page).toHaveURL('/catalogue?watchable=1');
  await expect(alert).toHaveCount(0);
});

test('the last filters are offered again on this device, and forgotten', async ({ page }) => {
  await page.goto('/catalogue?decade=1910');
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  expect(await stored(), 'nothing is kept of a link that was followed').toEqual([]);
  await openFacet(page, words.country);
  await page.locator('input[name=country][value=FR]').check();
  await expect(page).toHaveURL('/catalogue?country=FR&decade=1910');
  await expect.poll(stored).toEqual(['bobine-filters-fr']);
  await page.goto('/catalogue');
  const name = fillWords(words.resume, { filters: 'France, Années 1910' });
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL('/catalogue?country=FR&decade=1910');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: words.reset }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: words.forget }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#results')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
