import { expect, type Page, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { fillWords, type Language, languages } from '../languages';
import { tabTo } from '../tab-to';
import { countShifts } from './count-shifts';
import { lists, listsStorageKey, storeValue } from './store-value';

const [french, german] = languages;
const title = 'Étude en disques';
const titles = { fr: title, de: 'Studie in Scheiben' };

function buttonOf(page: Page, { locale, words }: Language) {
  return page
    .getByRole('button', { name: fillWords(words.Lists.toWatchFilm, { title: titles[locale] }) })
    .first();
}

test('a film is added to the watchlist from its card, and is on the page of the lists', {
  tag: '@phone',
}, async ({ page }) => {
  const { Lists } = german.words;
  await visit(page, '/de/a-voir');
  for (const empty of [Lists.page.toWatchEmpty, Lists.page.continueEmpty, Lists.page.watchedEmpty])
    await expect(page.getByText(empty)).toBeVisible();
  await visit(page, '/de/vod');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const button = buttonOf(page, german);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const notice = page.getByRole('status').filter({ hasText: titles.de });
  await expect(notice).toContainText(fillWords(Lists.notices.put, { title: titles.de }));
  await notice.getByRole('link', { name: Lists.notices.open }).click();
  await expect(page).toHaveURL('/de/a-voir');
  await expect(page.locator('#to-watch').getByRole('article')).toHaveCount(1);
  await expect(page.locator('#to-watch').getByRole('link', { name: titles.de })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a film removed from the watchlist stays dimmed until the page is left', async ({ page }) => {
  await storeValue(page, listsStorageKey, { ...lists, toWatch: { 'etude-en-disques': 3 } });
  await visit(page, '/a-voir');
  const button = page
    .locator('#to-watch')
    .getByRole('button', { name: `Ma liste\u202f: ${title}` });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText(french.words.Lists.page.toWatchEmpty)).toBeVisible();
});

test('the stored lists load without a layout shift', async ({ page }) => {
  await storeValue(page, listsStorageKey, lists);
  const readShifts = await countShifts(page);
  await page.goto('/a-voir');
  await expect(page.locator('#watched').getByRole('article')).toHaveCount(1);
  expect(await readShifts()).toBeLessThan(0.02);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs scripts, and no button is visible', {
    tag: '@release',
  }, async ({ page }) => {
    await page.goto('/a-voir');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const reasons = page.getByRole('main').locator('noscript p');
    await expect(reasons.filter({ visible: true })).toHaveCount(1);
    await page.goto('/vod');
    await expect(page.locator('button[data-live]').first()).toBeHidden();
  });
});
