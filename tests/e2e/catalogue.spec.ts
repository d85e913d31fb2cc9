import { expect, test } from 'playwright/test';
import { catalogueOf } from './catalogue';
import { addressIn, fillWords, languages } from './languages';
import { readRuntime } from './read-runtime';

const perPage = 24;

for (const language of languages) {
  const { name, words } = language;
  const address = addressIn(language, '/catalogue');

  for (const javaScriptEnabled of [true, false])
    test.describe(`the catalogue in ${name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      for (const filter of ['genre', 'country', 'decade', 'director'])
        test(`shows the films of one ${filter}`, async ({ page }) => {
          const catalogue = catalogueOf(page, language);
          await page.goto(address);
          const { value, text, count } = await catalogue.firstChoice(filter);
          await catalogue.form.locator(`select[name=${filter}]`).selectOption(value);
          await catalogue.show();
          await expect(page).toHaveURL((url) => url.searchParams.get(filter) === value);
          expect(await catalogue.total()).toBe(count);
          await expect(catalogue.cards).toHaveCount(Math.min(count, perPage));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
          await expect(catalogue.form.locator(`select[name=${filter}]`)).toHaveValue(value);
        });

      test('takes one choice back, then all', async ({ page }) => {
        const catalogue = catalogueOf(page, language);
        await page.goto(address);
        const all = await catalogue.total();
        const genre = await catalogue.firstChoice('genre');
        await page.goto(`${address}?genre=${genre.value}&decade=1920&sort=newest`);
        const both = await catalogue.total();
        const remove = fillWords(words.Catalogue.remove, {
          value: fillWords(words.Catalogue.decadeValue, { decade: '1920' }),
        });
        await catalogue.chosen.getByRole('link', { name: remove }).click();
        await expect(page).toHaveURL(`${address}?genre=${genre.value}&sort=newest`);
        await expect(page.locator('#results')).toContainText(String(genre.count));
        expect(both).toBeLessThanOrEqual(genre.count);
        await catalogue.chosen.getByRole('link', { name: words.Catalogue.reset }).click();
        await expect(page).toHaveURL(address);
        await expect(page.locator('#results')).toContainText(String(all));
        await expect(catalogue.chosen).toHaveCount(0);
      });

      test('has 24 films a page and real links to the others', async ({ page }) => {
        const catalogue = catalogueOf(page, language);
        await page.goto(address);
        const all = await catalogue.total();
        const first = await catalogue.links();
        expect(first).toHaveLength(perPage);
        const second = catalogue.pages.getByRole('link', {
          name: fillWords(words.Navigation.page, { page: '2' }),
          exact: true,
        });
        await expect(second).toHaveAttribute('href', `${address}?page=2`);
        await second.click();
        await expect(page).toHaveURL(`${address}?page=2`);
        await expect(second).toHaveAttribute('aria-current', 'page');
        const more = await catalogue.links();
        expect(more.filter((link) => first.includes(link))).toEqual([]);
        const last = Math.ceil(all / perPage);
        await page.goto(`${address}?page=${last}`);
        await expect(catalogue.cards).toHaveCount(all - perPage * (last - 1));
      });

      test('says so when there is no such film', async ({ page }) => {
        const catalogue = catalogueOf(page, language);
        await page.goto(`${address}?genre=horror&country=FR&decade=1890&director=nobody`);
        await expect(page.getByText(words.Catalogue.empty)).toBeVisible();
        await expect(catalogue.cards).toHaveCount(0);
        expect(await catalogue.total()).toBe(0);
        await expect(
          catalogue.chosen.getByRole('link', { name: words.Catalogue.reset }),
        ).toBeVisible();
      });
    });

  test(`the catalogue in ${name} shows only what can be watched`, async ({ page }) => {
    const catalogue = catalogueOf(page, language);
    await page.goto(address);
    const all = await catalogue.total();
    await catalogue.form.getByRole('checkbox', { name: words.Catalogue.watchable }).check();
    await catalogue.show();
    await expect(page).toHaveURL(/[?&]watchable=1/);
    const found = await catalogue.links();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all);
    for (const link of found) {
      await page.goto(link ?? '');
      await expect(page.locator('#watch, #listen'), `${link} can be watched`).toHaveCount(1);
    }
  });

  for (const sort of ['oldest', 'newest', 'title', 'shortest', 'longest'] as const)
    test(`the catalogue in ${name} puts the films in the order “${sort}”`, async ({ page }) => {
      const catalogue = catalogueOf(page, language);
      await page.goto(address);
      await catalogue.form.locator('select[name=sort]').selectOption(sort);
      await catalogue.show();
      await expect(page).toHaveURL((url) => url.searchParams.get('sort') === sort);
      const cards = await catalogue.cards.evaluateAll((articles) =>
        articles.map((article) => ({
          title: article.querySelector('h3 a')?.textContent ?? '',
          line: article.querySelector('h3 ~ p')?.textContent ?? '',
        })),
      );
      expect(cards).toHaveLength(perPage);
      const years = cards.map(({ line }) => Number(/\b(1[89]|20)\d\d\b/.exec(line)?.[0]));
      const runtimes = cards.map(({ line }) => readRuntime(line.split(', ').at(-1) ?? ''));
      const titles = cards.map(({ title }) => title);
      const { compare } = new Intl.Collator(language.locale, { numeric: true });
      const ordered = {
        oldest: [years, [...years].sort((a, b) => a - b)],
        newest: [years, [...years].sort((a, b) => b - a)],
        title: [titles, [...titles].sort(compare)],
        shortest: [runtimes, [...runtimes].sort((a, b) => a - b)],
        longest: [runtimes, [...runtimes].sort((a, b) => b - a)],
      }[sort];
      expect(ordered[0]).toEqual(ordered[1]);
    });
}
