import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { listSlugs, readContent } from './read-content';

type Article = {
  stock: keyof (typeof languages)[number]['words']['Shop']['stock'];
  films?: string[];
};
const articles = listSlugs('shop').map((slug) => ({
  slug,
  ...(readContent(`shop/${slug}`) as Article),
}));

for (const language of languages) {
  const { name, words } = language;

  test(`every article in ${name} says its stock and can be ordered unless it has run out`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/shop'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(articles.length);
    for (const { slug, stock } of articles) {
      const article = page.locator(`#${slug}`);
      const order = article.locator('a[href^="mailto:"]');
      await expect(article).toContainText(words.Shop.stock[stock]);
      await expect(order, slug).toHaveCount(
        stock === 'out-of-stock' || stock === 'example' ? 0 : 1,
      );
      await expect(article).toContainText(/CHF[\s\S]*EUR|CHF[\s\S]*€/);
    }
  });

  test(`an order in ${name} is a letter that names its article`, { tag: language.screen }, async ({
    page,
  }) => {
    await page.goto(addressIn(language, '/shop'));
    for (const order of await page.locator('article a[href^="mailto:"]').all()) {
      const title = await order.locator('xpath=ancestor::article//h3').innerText();
      const subject = new URL((await order.getAttribute('href')) ?? '').searchParams.get('subject');
      expect(subject).toContain(title.replace(/\s*\([^)]*\)$/, ''));
    }
  });

  test(`the articles in ${name} lead to their films`, { tag: language.screen }, async ({
    page,
    request,
  }) => {
    await page.goto(addressIn(language, '/shop'));
    for (const { slug, films = [] } of articles) {
      const links = page.locator(`#${slug} a[href*="/movie/"]`);
      const hrefs = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute('href')),
      );
      expect(hrefs, slug).toEqual(films.map((film) => addressIn(language, `/movie/${film}`)));
    }
    const first = await page.locator('article a[href*="/movie/"]').first().getAttribute('href');
    expect((await request.get(first ?? '')).status()).toBe(200);
  });

  test(`the shop’s window at home in ${name} leads to the very article`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(language.home);
    const tile = page.locator('#shop').getByRole('article').first().getByRole('link');
    const [, slug] = /\/shop#(.+)$/.exec((await tile.getAttribute('href')) ?? '') ?? [];
    await tile.click();
    await expect(page).toHaveURL(`${addressIn(language, '/shop')}#${slug}`);
    await expect(page.locator(`#${slug}`).getByRole('heading').first()).toBeInViewport();
  });
}
