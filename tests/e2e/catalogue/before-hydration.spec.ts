import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { hold } from '../hold';
import { addressIn, languages } from '../languages';
import { catalogueOf } from './catalogue-of';

const [french, german] = languages;
test('input before the scripts are loaded is searched after hydration', async ({ page }) => {
  await visit(page, '/catalogue');
  // Holds the scripts that the first interaction requests.
  const release = await hold(page, '**/_next/static/chunks/*.js');
  const { field, watchable } = catalogueOf(page, french);
  await field.pressSequentially('nerven');
  await watchable.click();
  release();
  await expect(page).toHaveURL('/catalogue?q=nerven&watchable=1');
  await expect(field).toHaveValue('nerven');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter sheet is submitted as a form', { tag: '@phone' }, async ({ page }) => {
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
