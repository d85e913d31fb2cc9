import { expect, type Page, test } from 'playwright/test';
import { comeToLife, visit } from './app/visit';
import { hold } from './hold';
import { addressIn, languages } from './languages';
import { press } from './press';
import { tabTo } from './tab-to';

const [french, german] = languages;

const switchTo = (page: Page, locale: string) =>
  page.getByRole('banner').locator(`a[hreflang=${locale}]`);

test('the language switch keeps page and query, and stores only the choice', {
  tag: '@phone',
}, async ({ page, context }) => {
  const query = '?genre=drama&decade=1920&sort=title';
  await visit(page, addressIn(german, '/catalogue') + query);
  expect(await context.cookies()).toEqual([]);
  await expect(switchTo(page, german.locale)).toHaveAttribute('aria-current', 'true');
  await press(switchTo(page, french.locale));
  await expect(page).toHaveURL(addressIn(french, '/catalogue') + query);
  await expect(page.locator('html')).toHaveAttribute('lang', french.tag);
  await expect(page.getByRole('main')).toContainText(french.words.Catalogue.reset);
  const chosen = async () => (await context.cookies()).map(({ value }) => value);
  await expect.poll(chosen).toEqual([french.locale]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', french.tag);
});

test('the focus on the language switch survives hydration', async ({ page }) => {
  const arrive = await hold(page, '/_next/static/chunks/*.js');
  await page.goto('/vod?ref=letter', { waitUntil: 'commit' });
  const link = switchTo(page, german.locale);
  await tabTo(page, link);
  arrive();
  await comeToLife(page);
  await expect(link).toHaveAttribute('href', '/de/vod?ref=letter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/vod?ref=letter');
  await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
});
