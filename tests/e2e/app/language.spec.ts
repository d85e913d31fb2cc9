import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { pressInPlace } from '../press';
import { scrolled, scrollTo } from './scroll-to';
import { visit } from './visit';

const film = '/movie/das-cabinet-des-dr-caligari';
const [french, german] = languages;

test('the language switch stays in the app, and changes the whole document', async ({ page }) => {
  await visit(page, `${film}?ref=letter`);
  const title = await page.title();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await scrollTo(page, 400);
  await pressInPlace(page.getByRole('banner').locator('a[hreflang=de]'));
  await expect(page).toHaveURL(`${addressIn(german, film)}?ref=letter`);
  await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.getByRole('banner')).toContainText(german.words.Navigation.shop);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/movie\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', french.tag);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => scrolled(page)).toBe(400);
});
