import { expect, type Page, test } from 'playwright/test';
import { cartKey } from '@/lib/shop/cart/stored-cart';
import { comeToLife, visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, fillWords, languages } from '../languages';
import { press } from '../press';

const [french, german] = languages;

/** Stores a cart, as of an earlier visit. */
async function storeCart(page: Page, lines: Record<string, unknown>[]) {
  await page.goto('/robots.txt');
  const text = JSON.stringify({ version: 1, lines });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [cartKey, text] as const);
}

/** The stored lines: article and pieces. */
const storedLines = (page: Page) =>
  page.evaluate(
    (key) =>
      JSON.parse(localStorage.getItem(key) ?? '{"lines":[]}').lines.map(
        (line: { article: string; pieces: number }) => [line.article, line.pieces],
      ),
    cartKey,
  );

test('an article is added to the cart, counted, changed, removed and restored', {
  tag: '@phone',
}, async ({ page }) => {
  const words = german.words.Cart;
  await visit(page, addressIn(german, '/shop/blu-ray-nosferatu'));
  await page.getByRole('spinbutton').fill('2');
  await press(page.getByRole('button', { name: words.add }));
  const open = page.getByRole('status').getByRole('link', { name: words.notices.open });
  await expect(open).toBeVisible();
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: words.linkMany.replace('{count}', '2') });
  await expect(link).toBeVisible();
  await press(open);
  const rows = page.locator('#articles').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await comeToLife(page);
  const field = page.getByRole('spinbutton');
  await expect(field).toHaveValue('2');
  await field.fill('3');
  await expect(link).toBeHidden();
  await expect.poll(() => storedLines(page)).toEqual([['blu-ray-nosferatu', 3]]);
  await field.blur();
  await field.fill('');
  await field.blur();
  await expect(
    page.getByText(words.noPieces.split('{most}').at(-1)?.replace('{pieces}', '3') ?? ''),
  ).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await press(page.getByText(words.remove, { exact: true }));
  const back = page.getByText(words.putBack, { exact: true });
  await expect(back).toBeFocused();
  await expect.poll(() => storedLines(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => storedLines(page)).toEqual([['blu-ray-nosferatu', 3]]);
  const title = await rows.getByRole('heading').innerText();
  const removal = page.getByRole('button', { name: fillWords(words.removeArticle, { title }) });
  await expect(removal).toBeFocused();
  await expect(page.getByText(fillWords(words.isBack, { title }))).toHaveRole('status');
  await press(page.getByRole('button', { name: words.order }));
  await expect(page).toHaveURL(
    addressIn(german, '/commande?article=blu-ray-nosferatu&pieces=3&currency=CHF'),
  );
});

test('two tabs add to the cart at once without loss, and the cart page names changes since', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await visit(tab, '/shop/blu-ray-nosferatu');
  const add = (tab: Page) =>
    tab.getByRole('button', { name: french.words.Cart.add }).evaluate(async (button) => {
      for (let times = 0; times < 5; times += 1) {
        (button as HTMLElement).click();
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
    });
  await Promise.all(tabs.map(add));
  const name = french.words.Cart.linkMany.replace('{count}', '10');
  for (const tab of tabs)
    await expect(tab.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await other.close();
  // An older cart: a price has changed, and an article is no longer sold.
  const line = { pieces: 1, at: 1, title: 'Un vieux titre' };
  await storeCart(page, [
    { ...line, article: 'blu-ray-nosferatu', prices: { CHF: 1000 } },
    { ...line, article: 'parti', title: 'Un article parti', prices: { CHF: 1000 } },
  ]);
  await visit(page, '/panier');
  const { changes } = french.words.Cart;
  await expect(page.getByText(changes.price.replace('{before}', '10.00 CHF'))).toBeVisible();
  await expect(page.getByText(changes.gone)).toBeVisible();
  await expect(page.locator('#sum input[name=article]')).toHaveCount(1);
});
