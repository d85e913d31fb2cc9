import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, languages } from '../languages';
import { listenForErrors } from '../listen-for-errors';
import { press } from '../press';
import { searchOf } from './search-of';

const [, german] = languages;

test('the search suggests films and people, marks the matches and announces their number', {
  tag: '@phone',
}, async ({ page }) => {
  const errors = listenForErrors(page);
  const { open, field, options, status } = searchOf(page);
  await open(addressIn(german, '/shop'));
  await expectAccessible(page);
  await field.fill('murnua');
  await expect(options.first()).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Murnau');
  const people = page.getByRole('group', { name: german.words.Search.people });
  await expect(people.getByRole('option')).toHaveCount(1);
  await expect(options.last()).toContainText('6');
  await expect(status).toContainText(/^6 [Ff]ilm/);
  await expectToFit(page);
  await expectAccessible(page);
  await press(options.first());
  await expect(page).toHaveURL(new RegExp(addressIn(german, '/movie/')));
  await expect(field).toHaveCount(0);
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search link opens the catalogue with its search field', {
    tag: ['@phone', '@release'],
  }, async ({ page }) => {
    const { link } = searchOf(page);
    await page.goto('/de');
    await press(link);
    await expect(page).toHaveURL('/de/catalogue');
    await press(page.getByRole('searchbox'));
    await page.keyboard.type('nosferatu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/catalogue\?q=nosferatu/);
    await expect(page.getByRole('article').first()).toContainText('Nosferatu');
  });
});
