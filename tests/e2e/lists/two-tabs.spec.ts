import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from '../app/visit';
import { languages } from '../languages';
import { keep, lists, listsKey } from './keep';

const [french] = languages;

const kept = (page: Page) =>
  page.evaluate(
    (key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}').toWatch),
    listsKey,
  );

/** The films of a page that are not to be seen yet. */
const filmsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('main [data-list="toWatch"]')].map(
        ({ dataset }) => dataset.film ?? '',
      ),
    ),
  ]);

/** Presses the buttons of films, one right after the other. */
const pressAll = (page: Page, films: string[]) =>
  page.evaluate(async (slugs) => {
    for (const slug of slugs) {
      document.querySelector<HTMLElement>(`[data-list="toWatch"][data-film="${slug}"]`)?.click();
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }, films);

test('two tabs that put films into the list at once lose none', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/catalogue');
    await comeToLife(tab);
  }
  const films = (await filmsOf(page)).slice(0, 20);
  expect(films).toHaveLength(20);
  await Promise.all([pressAll(page, films.slice(0, 10)), pressAll(other, films.slice(10))]);
  for (const tab of [page, other])
    await expect.poll(async () => (await kept(tab)).sort()).toEqual([...films].sort());
});

test('what is taken out in one tab is taken out on the page of the lists in another', async ({
  page,
  context,
}) => {
  await keep(page, listsKey, { ...lists, toWatch: { judex: 2, 'les-vampires': 1 } });
  const other = await context.newPage();
  await other.goto('/a-voir');
  await comeToLife(other);
  const list = other.locator('#to-watch');
  await expect(list.getByRole('article')).toHaveCount(2);
  const { page: words } = french.words.Lists;
  await expect(list.getByText(words.countMany.replace('{count}', '2'))).toBeVisible();
  await page.goto('/movie/judex');
  await comeToLife(page);
  await page.locator('[data-list="toWatch"][data-film="judex"]').first().click();
  await expect(list.getByText(words.countOne)).toBeVisible();
  // The card stays only where it was taken out, where it can be put back.
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(other.getByText(words.changedElsewhere)).toBeVisible();
  await page.goto('/a-voir');
  await page.getByRole('button', { name: words.clear, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.clearYes, exact: true }).click();
  await expect(list.getByText(words.toWatchEmpty)).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(0);
});
