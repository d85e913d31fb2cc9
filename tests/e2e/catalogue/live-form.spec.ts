import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { fillWords, languages } from '../languages';
import { openLive } from './open-live';

const { Catalogue: words } = languages[0].words;

test('the filters are used by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await openLive(page, '/catalogue');
  await page.locator('summary', { hasText: words.country }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?country=[A-Z]{2}$/);
  await expect(page.locator('input[name=country]:focus')).toBeChecked();
  await expectAccessible(page);
});

test('the last filters are offered again on this device, and forgotten', async ({ page }) => {
  await openLive(page, '/catalogue?decade=1910');
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  expect(await stored(), 'nothing is kept of a link that was followed').toEqual([]);
  await page.locator('summary', { hasText: words.country }).click();
  await page.locator('input[name=country][value=FR]').check();
  await expect(page).toHaveURL('/catalogue?country=FR&decade=1910');
  await expect.poll(stored).toEqual(['bobine-filters-fr']);
  await openLive(page, '/catalogue');
  const name = fillWords(words.resume, { filters: 'France, Années 1910' });
  await expectAccessible(page);
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

test('what was chosen while the page was still loading counts', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width of the screen does not matter');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/catalogue', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: words.watchableValue });
  await box.check();
  release();
  await expect(page).toHaveURL('/catalogue?watchable=1');
  await expect(box).toBeChecked();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).not.toContainText('1895');
});

test('an open facet closes with Escape, and when the focus or a press goes elsewhere', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await openLive(page, '/catalogue');
  const summary = page.locator('summary', { hasText: words.decade });
  const opened = page.locator('details[name=facet][open]');
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await expect(opened).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(opened).toHaveCount(0);
  await summary.click();
  await expect(opened).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(opened).toHaveCount(0);
});

test('what would leave no film cannot be chosen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width of the screen does not matter');
  await openLive(page, '/catalogue?decade=1900');
  const box = page.getByRole('checkbox', { name: words.watchableValue });
  await expect(box).toBeDisabled();
  await page.getByRole('list', { name: words.active }).getByRole('link').first().click();
  await expect(box).toBeEnabled();
});
