import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, languages } from '../languages';
import { perPage } from './catalogue-of';

for (const language of languages) {
  const { name, words } = language;
  const { Catalogue, List } = words;
  const address = addressIn(language, '/catalogue');

  // Without JavaScript the page is what the server sent: the words and paths of the other one.
  for (const javaScriptEnabled of language.locale === 'fr' ? [true, false] : [true])
    test.describe(`the views in ${name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('the same films stand in a list', { tag: language.screen }, async ({ page }) => {
        await page.goto(`${address}?decade=1920`);
        const count = await page.locator('#results').innerText();
        await page.getByRole('link', { name: Catalogue.views.list, exact: true }).click();
        await expect(page).toHaveURL(`${address}?decade=1920&view=list`);
        await expect(page.locator('#results')).toHaveText(count);
        const rows = page.locator('tbody tr');
        await expect(rows).toHaveCount(Math.min(Number.parseInt(count, 10), perPage));
        for (const year of await rows.locator('td:nth-of-type(1)').allInnerTexts())
          expect(year).toMatch(/^192\d$/);
        await expectToFit(page);
        if (!javaScriptEnabled) return;
        await expectAccessible(page);
      });

      test('a surprise is one of the films that were found', { tag: language.screen }, async ({
        page,
      }) => {
        await page.goto(`${address}?watchable=1`);
        const titles = await page
          .getByRole('main')
          .getByRole('article')
          .getByRole('heading')
          .allInnerTexts();
        await page.getByRole('link', { name: Catalogue.surprise }).click();
        await expect(page).toHaveURL(/\/movie\/[^?]+$/);
        const title = page.getByRole('heading', { level: 1 });
        await expect
          .poll(async () => {
            const shown = await title.innerText();
            return titles.some((known) => known.startsWith(shown));
          })
          .toBe(true);
      });
    });

  test(`the list in ${name} marks what was searched`, { tag: language.screen }, async ({
    page,
  }) => {
    await page.goto(`${address}?q=Murnua&view=list`);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) await expect(row.locator('mark')).toHaveText(['Murnau']);
    await page.goto(`${address}?q=holstenwall&view=list`);
    await expect(rows.first().locator('mark')).toHaveText('Holstenwall');
    await expectToFit(page);
    await expectAccessible(page);
  });

  test(`the list in ${name} says what can be watched`, { tag: language.screen }, async ({
    page,
  }) => {
    await page.goto(`${address}?watchable=1&view=list`);
    const rows = page.locator('tbody tr');
    const count = await rows.count();
    expect(count).toBeGreaterThan(0);
    await expect(rows.getByText(List.watchable)).toHaveCount(count);
  });
}

test('a surprise without a film leads to the catalogue that says so', async ({ request }) => {
  const answer = await request.get('/de/catalogue/surprise?genre=nothing', { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/de/catalogue?genre=nothing');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
});
