import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { addressIn, languages } from '../languages';
import { catalogueOf } from './catalogue-of';

const [french, german] = languages;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet of filters is a form that is sent', { tag: '@phone' }, async ({ page }) => {
    const catalogue = catalogueOf(page, german);
    await page.goto(addressIn(german, '/catalogue'));
    const [first] = await catalogue.open('genre');
    await catalogue.choose('genre', first?.value ?? '');
    await catalogue.show();
    await expect(page).toHaveURL((url) => url.searchParams.get('genre') === first?.value);
    await catalogue.expectTotal(first?.count);
    await catalogue.open('genre');
    await expect(
      catalogue.panel('genre').locator(`input[type=checkbox][value="${first?.value}"]`),
    ).toBeChecked();
  });
});

test('a surprise is one of the films that were found', async ({ page }) => {
  await visit(page, '/catalogue?genre=horror');
  const { cards, wake } = catalogueOf(page, french);
  await wake();
  const found = await cards
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.getByRole('link', { name: french.words.Catalogue.surprise }).click();
  await expect(page).toHaveURL(/\/movie\/[^?]+$/);
  expect(found).toContain(new URL(page.url()).pathname);
});
