import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, languages } from '../languages';
import { press } from '../press';
import { catalogueOf, perPage } from './catalogue-of';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { name, words } = language;
  const address = addressIn(language, '/catalogue');

  test.describe(`the filters in ${name}, without JavaScript`, () => {
    for (const facet of ['genre', 'director', 'runtime', 'subtitles'] as const)
      test(`show as many films of one ${facet} as they promise`, { tag: language.screen }, async ({
        page,
      }) => {
        const catalogue = catalogueOf(page, language);
        await page.goto(address);
        const [first] = await catalogue.open(facet);
        if (!first) throw new Error(`${facet} has no values`);
        await catalogue.choose(facet, first.value);
        await catalogue.show();
        await expect(page).toHaveURL((url) => url.searchParams.get(facet) === first.value);
        await catalogue.expectTotal(first.count);
        await expect(catalogue.cards).toHaveCount(Math.min(first.count, perPage));
        await catalogue.open(facet);
        await expect(catalogue.panel(facet).locator(`input[value="${first.value}"]`)).toBeChecked();
        await expect(catalogue.chosen).toContainText(first.text);
      });

    test('take several values of one facet, and count the others on', {
      tag: language.screen,
    }, async ({ page }) => {
      const catalogue = catalogueOf(page, language);
      await page.goto(address);
      const genres = await catalogue.open('genre');
      const [horror, drama] = ['horror', 'drama'].map((value) =>
        genres.find((genre) => genre.value === value),
      );
      await catalogue.choose('genre', 'horror');
      await catalogue.choose('genre', 'drama');
      await catalogue.show();
      await expect(page).toHaveURL((url) => url.searchParams.getAll('genre').length === 2);
      const either = await catalogue.total();
      expect(either).toBeLessThanOrEqual((horror?.count ?? 0) + (drama?.count ?? 0));
      expect(either).toBeGreaterThan(Math.max(horror?.count ?? 0, drama?.count ?? 0));
      const [country] = await catalogue.open('country');
      await catalogue.choose('country', country?.value ?? '');
      await catalogue.show();
      await catalogue.expectTotal(country?.count);
    });

    test('are taken back one by one, then all', { tag: language.screen }, async ({ page }) => {
      const catalogue = catalogueOf(page, language);
      await page.goto(`${address}?decade=1920&genre=horror&sort=newest`);
      const both = await catalogue.total();
      const remove = fillWords(words.Catalogue.remove, {
        value: fillWords(words.Catalogue.decadeValue, { decade: '1920' }),
      });
      await catalogue.chosen.getByRole('link', { name: remove }).click();
      await expect(page).toHaveURL(`${address}?genre=horror&sort=newest`);
      expect(await catalogue.total()).toBeGreaterThan(both);
      await catalogue.chosen.getByRole('link', { name: words.Catalogue.reset }).click();
      await expect(page).toHaveURL(address);
      await expect(catalogue.chosen).toHaveCount(0);
    });

    test('say so when there is no such film, and what would help', {
      tag: language.screen,
    }, async ({ page }) => {
      const catalogue = catalogueOf(page, language);
      await page.goto(`${address}?genre=horror&country=FR&decade=1920`);
      const asked = page.locator('#results');
      const [before] = words.Catalogue.nothing.split('{');
      await expect(asked).toHaveText(new RegExp(`^${before}.*, .* (?:et|und) .*1920.*\\.$`));
      await expect(catalogue.cards.first()).toBeVisible();
      const ways = page.getByRole('region').locator('li', { hasText: /\d [Ff]ilm/ });
      const promised = Number(/(\d+)\D*$/.exec(await ways.last().innerText())?.[1]);
      await ways.last().getByRole('link').click();
      await catalogue.expectTotal(promised);
    });
  });
}

test('the filters show only what can be watched', async ({ page }) => {
  const [french] = languages;
  const catalogue = catalogueOf(page, french);
  await page.goto(addressIn(french, '/catalogue'));
  await press(catalogue.watchable);
  await catalogue.show();
  await expect(page).toHaveURL(/[?&]watchable=1/);
  const found = await catalogue.links();
  expect(found.length).toBeGreaterThan(0);
  for (const link of found) {
    await page.goto(link ?? '');
    await expect(page.locator('#watch, #listen'), `${link} can be watched`).toHaveCount(1);
  }
});

test.describe('the filters as they look', () => {
  test.use({ javaScriptEnabled: true });
  const states = [
    { state: 'an open facet', path: '/catalogue', opens: 'director' },
    { state: 'choices and marks', path: '/catalogue?q=murnua&genre=horror&genre=comedy' },
    { state: 'nothing found', path: '/catalogue?q=murnai&country=FR&genre=drama' },
    { state: 'one person', path: '/catalogue?director=ernst-lubitsch' },
  ] as const;
  for (const language of languages)
    for (const look of states)
      test(`${look.state} is accessible in ${language.name}`, { tag: language.screen }, async ({
        page,
      }) => {
        await visit(page, addressIn(language, look.path));
        if ('opens' in look) await catalogueOf(page, language).open(look.opens);
        await expectToFit(page);
        await expectAccessible(page);
      });
});
