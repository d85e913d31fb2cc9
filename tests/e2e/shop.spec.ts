import { expect, type Locator, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { listSlugs, readContent } from './read-content';

type Article = {
  stock: keyof (typeof languages)[number]['words']['Shop']['stock'];
  films?: string[];
};
const out = listSlugs('films');
const articles = listSlugs('shop').map((slug) => {
  const { stock, films = [] }: Article = readContent(`shop/${slug}`);
  return { slug, stock, films: films.filter((film) => out.includes(film)) };
});
const isSold = ({ stock }: Article) => stock !== 'out-of-stock' && stock !== 'example';

const hrefsOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

for (const language of languages) {
  const { name, words } = language;

  test(`every article in ${name} is a card that says its stock and leads to its page`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/shop'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(articles.length);
    for (const { slug, stock } of articles) {
      const card = page.locator(`#${slug}`);
      await expect(card).toContainText(words.Shop.stock[stock]);
      await expect(card).toContainText(/CHF[\s\S]*EUR/);
      expect(await hrefsOf(card.getByRole('link'))).toEqual([addressIn(language, `/shop/${slug}`)]);
    }
    const kinds = page.getByRole('navigation', { name: words.Shop.kindsLabel });
    await kinds.getByRole('link', { name: words.Shop.kinds.poster }).click();
    await expect(page.locator('#poster')).toBeInViewport();
  });

  test(`the page of an article in ${name} has its films, and a form where it is sold`, {
    tag: language.screen,
  }, async ({ request }) => {
    for (const article of articles) {
      const answer = await request.get(addressIn(language, `/shop/${article.slug}`));
      const html = await answer.text();
      expect(answer.status(), article.slug).toBe(200);
      for (const film of article.films)
        expect(html).toContain(`href="${addressIn(language, `/movie/${film}`)}"`);
      expect(html.includes(`action="${addressIn(language, '/commande')}"`), article.slug).toBe(
        isSold(article),
      );
    }
  });

  test(`in ${name} the currency that was chosen is remembered, and pieces that are left are told`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.route('**/api/shop/stock?*', (route) =>
      route.fulfill({ json: { stock: { 'blu-ray-nosferatu': 1, 'livre-ombres-peintes': 0 } } }),
    );
    await page.goto(addressIn(language, '/shop/blu-ray-nosferatu'));
    const last = words.Shop.left.includes('Dernier') ? 'Dernier exemplaire' : 'Letztes Exemplar';
    await expect(page.getByRole('status').filter({ hasText: last })).toBeVisible();
    await page.getByRole('radio', { name: /32\.90/ }).check({ force: true });
    await page.goto(addressIn(language, '/shop/livre-ombres-peintes'));
    await expect(page.getByRole('radio', { name: /36\.00/ })).toBeChecked();
    const soldOut = page.getByRole('status').filter({ hasText: words.Shop.stock['out-of-stock'] });
    await expect(soldOut).toBeVisible();
    await expect(page.getByRole('button', { name: words.Shop.buy, exact: true })).toBeHidden();
    await page.goto(addressIn(language, '/shop'));
    const prices = page.locator('#blu-ray-nosferatu [data-price]:visible');
    await expect(prices).toHaveText([/32\.90/]);
  });

  test(`the shop’s window at home in ${name} leads to the very article`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(language.home);
    const tile = page.locator('#shop').getByRole('article').first().getByRole('link');
    const title = await tile.innerText();
    const href = (await tile.getAttribute('href')) ?? '';
    await tile.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an article’s form leads to the checkout with what was chosen', async ({ page }) => {
    await page.goto('/shop/blu-ray-nosferatu');
    await page.getByRole('radio', { name: /32\.90/ }).check({ force: true });
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: languages[0].words.Shop.buy, exact: true }).click();
    await expect(page).toHaveURL('/commande?article=blu-ray-nosferatu&currency=EUR&pieces=2');
  });
});
