import { expect, test } from 'playwright/test';
import { addressIn, fillWords, languages } from '../languages';
import { readRuntime } from '../read-runtime';
import { catalogueOf, perPage } from './catalogue-of';

test.use({ javaScriptEnabled: false });

const sorts = ['newest', 'title', 'shortest', 'longest'] as const;

for (const language of languages) {
  const { name, words } = language;
  const address = addressIn(language, '/catalogue');

  test(`the catalogue in ${name} has 24 films a page and real links to the others`, async ({
    page,
  }) => {
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

  // Only titles follow the language's own order.
  for (const sort of language.locale === 'fr' ? sorts : (['title'] as const))
    test(`the catalogue in ${name} puts the films in the order “${sort}”`, async ({ page }) => {
      const catalogue = catalogueOf(page, language);
      await page.goto(address);
      await catalogue.form.locator('select[name=sort]').selectOption(sort);
      await catalogue.show();
      await expect(page).toHaveURL((url) => url.searchParams.get('sort') === sort);
      await expect(catalogue.cards).toHaveCount(perPage);
      const cards = await catalogue.cards.evaluateAll((articles) =>
        articles.map((article) => ({
          title: article.querySelector('h3 a')?.textContent ?? '',
          line: article.querySelector('h3 ~ p')?.textContent ?? '',
        })),
      );
      const years = cards.map(({ line }) => Number(/\b(1[89]|20)\d\d\b/.exec(line)?.[0]));
      const runtimes = cards.map(({ line }) => readRuntime(line.split(', ').at(-1) ?? ''));
      const titles = cards.map(({ title }) => title);
      const { compare } = new Intl.Collator(language.locale, { numeric: true });
      const ordered = {
        newest: [years, [...years].sort((a, b) => b - a)],
        title: [titles, [...titles].sort(compare)],
        shortest: [runtimes, [...runtimes].sort((a, b) => a - b)],
        longest: [runtimes, [...runtimes].sort((a, b) => b - a)],
      }[sort];
      expect(ordered[0]).toEqual(ordered[1]);
    });
}
