import { expect, test } from 'playwright/test';
import { addressIn, fillWords, languages } from '../languages';
import { tabTo } from '../tab-to';
import { catalogueOf } from './catalogue-of';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { name, words } = language;
  const address = addressIn(language, '/catalogue');

  test(`a text in ${name} finds films by the keyboard alone and marks why`, {
    tag: language.screen,
  }, async ({ page }) => {
    const catalogue = catalogueOf(page, language);
    await page.goto(address);
    await tabTo(page, catalogue.field);
    await page.keyboard.type('nosfératu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'nosfératu');
    await expect(catalogue.field).toHaveValue('nosfératu');
    await expect(catalogue.cards.first()).toContainText(/Nosferatu/);
    await expect(catalogue.marks.first()).toHaveText('Nosferatu');
  });

  test(`a mistyped name in ${name} finds the person, and it is said so`, {
    tag: language.screen,
  }, async ({ page }) => {
    const catalogue = catalogueOf(page, language);
    await page.goto(`${address}?q=Murnua`);
    await catalogue.expectTotal(6);
    await expect(
      page.getByText(fillWords(words.Catalogue.close.nearly, { text: 'Murnua' })),
    ).toBeVisible();
    await expect(catalogue.marks.first()).toHaveText('Murnau');
  });

  test(`a text in ${name} is narrowed by a facet, and given up again`, {
    tag: language.screen,
  }, async ({ page }) => {
    const catalogue = catalogueOf(page, language);
    await page.goto(`${address}?q=lubitsch`);
    const all = await catalogue.total();
    const [choice] = await catalogue.open('actor');
    await catalogue.choose('actor', choice?.value ?? '');
    await catalogue.show();
    await catalogue.expectTotal(choice?.count);
    expect(choice?.count).toBeLessThan(all);
    const quoted = fillWords(words.Catalogue.quoted, { text: 'lubitsch' });
    const remove = fillWords(words.Catalogue.remove, { value: quoted });
    await catalogue.chosen.getByRole('link', { name: remove }).click();
    await expect(page).toHaveURL(`${address}?actor=${choice?.value}`);
  });

  test(`what looks like HTML in ${name} is looked for as a text`, { tag: language.screen }, async ({
    page,
  }) => {
    const text = '<img src=x onerror=alert(1)> "&';
    await page.goto(`${address}?q=${encodeURIComponent(text)}`);
    await expect(catalogueOf(page, language).field).toHaveValue(text);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
}
