import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, languages } from '../languages';
import { listenForFaults } from '../listen-for-faults';
import { press } from '../press';
import { searchOf } from './search-of';

for (const language of languages) {
  const { Search: words } = language.words;

  test(`the search in ${language.name} finds, marks and says how much`, {
    tag: language.screen,
  }, async ({ page }) => {
    const faults = listenForFaults(page);
    const { open, field, options, status } = searchOf(page);
    await open(addressIn(language, '/shop'));
    await expectAccessible(page);
    await field.fill('murnua');
    await expect(options.first()).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText('Murnau');
    await expect(page.getByRole('group', { name: words.people }).getByRole('option')).toHaveCount(
      1,
    );
    await expect(options.last()).toContainText('6');
    await expect(status).toContainText(/^6 [Ff]ilm/);
    await expectToFit(page);
    await expectAccessible(page);
    await press(options.first());
    await expect(page).toHaveURL(new RegExp(addressIn(language, '/movie/')));
    await expect(field).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test(`the search in ${language.name} says that it found nothing`, async ({ page }) => {
    const { open, field, options, status } = searchOf(page);
    await open(addressIn(language, '/'));
    await field.fill('zzqqxx');
    await expect(status).toContainText(fillWords(words.none, { text: 'zzqqxx' }));
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
  });
}

test('what is outdated is cancelled', async ({ page }) => {
  const { open, field, options } = searchOf(page);
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
  await page.route('**/api/films?q=fau&**', () => {});
  await open('/shop');
  const asked = page.waitForRequest(/\/api\/films\?q=fau&/);
  await field.pressSequentially('fau');
  await asked;
  await field.pressSequentially('st');
  await expect(options.first()).toContainText('Faust');
  await expect.poll(() => cancelled).toContainEqual(expect.stringContaining('q=fau&'));
});

test('a failure is said, with the way to the catalogue', async ({ page }) => {
  const { open, field, status } = searchOf(page);
  await page.route('**/api/films?**', (route) => route.fulfill({ status: 500 }));
  await open('/shop');
  await field.fill('faust');
  await expect(status).toContainText(languages[0].words.Search.failed);
  await expect(status.getByRole('link')).toHaveAttribute('href', '/catalogue?q=faust');
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the catalogue and its field', { tag: '@phone' }, async ({ page }) => {
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
