import { expect, test } from 'playwright/test';
import { languages } from './languages';

test('the shop stores the chosen currency and shows the last pieces left', async ({ page }) => {
  const { Shop } = languages[0].words;
  await page.route('**/api/shop/stock?*', (route) =>
    route.fulfill({ json: { stock: { 'blu-ray-nosferatu': 1, 'livre-ombres-peintes': 0 } } }),
  );
  await page.goto('/shop/blu-ray-nosferatu');
  await expect(page.getByRole('status').filter({ hasText: 'Dernier exemplaire' })).toBeVisible();
  await page.getByRole('radio', { name: /32\.90/ }).check({ force: true });
  await page.goto('/shop/livre-ombres-peintes');
  await expect(page.getByRole('radio', { name: /36\.00/ })).toBeChecked();
  const soldOut = page.getByRole('status').filter({ hasText: Shop.stock['out-of-stock'] });
  await expect(soldOut).toBeVisible();
  await expect(page.getByRole('button', { name: Shop.buy, exact: true })).toBeHidden();
  await page.goto('/shop');
  const prices = page.locator('#blu-ray-nosferatu [data-price]:visible');
  await expect(prices).toHaveText([/32\.90/]);
});
