import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { press } from './press';

const [, german] = languages;
const { words } = german;

test('the 404 page shows the path as text, and links to films and the catalogue', {
  tag: '@phone',
}, async ({ page }) => {
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    return dialog.dismiss();
  });
  await page.goto(addressIn(german, '/<script>alert(1)</script>'));
  await expect(page.getByText('Page not found: ')).toContainText('alert(1)');
  await expect(page.locator('script', { hasText: /^alert\(1\)$/ })).toHaveCount(0);
  const address = `${addressIn(german, '/nope/x')}?y=1`;
  await page.goto(address);
  await expect(page.getByText(`Page not found: ${address}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await press(page.getByRole('main').locator('section a[href*="/movie/"]').first());
  await expect(page).toHaveURL(/\/de\/movie\//);
  await page.goBack();
  await press(page.getByRole('main').getByRole('link', { name: words.NotFound.catalogue }));
  await expect(page).toHaveURL(addressIn(german, '/catalogue'));
  await expect(page.locator('#results')).toBeVisible();
  expect(alerted).toBe(false);
});
