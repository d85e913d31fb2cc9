import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';
import { tabTo } from '../tab-to';
import { visit } from './visit';

const [french] = languages;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('after a link the new page’s heading has the focus, after Back the link', async ({ page }) => {
  await visit(page, '/shop');
  const link = page.getByRole('main').locator('a[href^="/shop/"]').first();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\//);
  await expect(heading(page)).toBeFocused();
  // The heading is no tab stop: the next one follows it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(heading(page)).toHaveText(french.words.Shop.title);
  await expect(link).toBeFocused();
  // A film's start button comes before the heading, and is the next stop.
  await visit(page, '/');
  await tabTo(page, page.getByRole('main').locator('a[href^="/movie/"]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/movie\//);
  await page.keyboard.press('Tab');
  await expect(page.locator('#watch [data-keeps-press]')).toBeFocused();
});
