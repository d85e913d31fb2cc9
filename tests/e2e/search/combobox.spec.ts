import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, languages } from '../languages';
import { listenForFaults } from '../listen-for-faults';

function searchOf(page: Page) {
  return {
    link: page.getByRole('banner').getByRole('link', { name: /^(Chercher|Suchen)$/ }),
    field: page.getByRole('combobox', { name: /^(Chercher un film|Film suchen)$/ }),
    options: page.getByRole('option'),
    status: page.getByRole('banner').getByRole('status'),
  };
}

for (const language of languages) {
  const { Search: words } = language.words;

  test(`the search in ${language.name} finds, marks and says how much`, async ({ page }) => {
    const faults = listenForFaults(page);
    const { link, field, options, status } = searchOf(page);
    await page.goto(addressIn(language, '/shop'));
    await link.click();
    await expect(field).toBeFocused();
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
    await options.first().click();
    await expect(page).toHaveURL(new RegExp(addressIn(language, '/movie/')));
    await expect(field).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test(`the search in ${language.name} says that it found nothing`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the width of the screen does not matter');
    const { link, field, options, status } = searchOf(page);
    await page.goto(addressIn(language, '/'));
    await link.click();
    await field.fill('zzqqxx');
    await expect(status).toContainText(fillWords(words.none, { text: 'zzqqxx' }));
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
  });
}

test.describe('by keyboard', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('arrows, Home, End and Enter lead to a film, and focus stays in the field', async ({
    page,
  }) => {
    const { field, options } = searchOf(page);
    await page.goto('/');
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type('murnau');
    await expect(options).toHaveCount(8);
    const active = page.locator('[role=option][aria-selected=true]');
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveText(/6/);
    await page.keyboard.press('Home');
    const first = (await options.first().getAttribute('id')) ?? '';
    await expect(field).toHaveAttribute('aria-activedescendant', first);
    await page.keyboard.press('End');
    await expect(active).toHaveText(/6/);
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(field).toBeFocused();
    const href = (await options.first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });

  test('Enter without a choice shows the page of results', async ({ page }) => {
    const { link, field } = searchOf(page);
    await page.goto('/shop');
    await link.press('Enter');
    await field.fill('nosfératu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/catalogue?q=nosf%C3%A9ratu');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Nosferatu/);
    await expect(field).toHaveCount(0);
  });

  test('Escape closes it and gives the focus back', async ({ page }) => {
    const { link, field } = searchOf(page);
    await page.goto('/shop');
    await link.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('a slash in a field is a letter', async ({ page }) => {
    const { field } = searchOf(page);
    await page.goto('/catalogue');
    const text = page.getByRole('main').getByRole('searchbox');
    await text.pressSequentially('a/b');
    await expect(text).toHaveValue('a/b');
    await expect(field).toHaveCount(0);
  });

  test('what is outdated is cancelled', async ({ page }) => {
    const { link, field, options } = searchOf(page);
    const cancelled: string[] = [];
    page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
    await page.route('**/api/films?q=fau&**', () => {});
    await page.goto('/shop');
    await link.click();
    const asked = page.waitForRequest(/\/api\/films\?q=fau&/);
    await field.pressSequentially('fau');
    await asked;
    await field.pressSequentially('st');
    await expect(options.first()).toContainText('Faust');
    await expect.poll(() => cancelled).toContainEqual(expect.stringContaining('q=fau&'));
  });

  test('a failure is said, with the way to the catalogue', async ({ page }) => {
    const { link, field, status } = searchOf(page);
    await page.route('**/api/films?**', (route) => route.fulfill({ status: 500 }));
    await page.goto('/shop');
    await link.click();
    await field.fill('faust');
    await expect(status).toContainText(languages[0].words.Search.failed);
    await expect(status.getByRole('link')).toHaveAttribute('href', '/catalogue?q=faust');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the catalogue and its field', async ({ page }) => {
    const { link } = searchOf(page);
    await page.goto('/de');
    await link.click();
    await expect(page).toHaveURL('/de/catalogue');
    await page.getByRole('searchbox').fill('nosferatu');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/de\/catalogue\?q=nosferatu/);
    await expect(page.getByRole('article').first()).toContainText('Nosferatu');
  });
});
