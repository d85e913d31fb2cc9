import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from '../app/visit';
import { listsStorageKey } from './store-value';

const readWatchlist = (page: Page) =>
  page.evaluate(
    (key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}').toWatch),
    listsStorageKey,
  );

/** The films of a page. */
const filmsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('main [data-list="toWatch"]')].map(
        ({ dataset }) => dataset.film ?? '',
      ),
    ),
  ]);

/** Presses the watchlist buttons of films, one after another. */
const pressAll = (page: Page, films: string[]) =>
  page.evaluate(async (slugs) => {
    for (const slug of slugs) {
      document.querySelector<HTMLElement>(`[data-list="toWatch"][data-film="${slug}"]`)?.click();
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }, films);

test('two tabs that add films to the watchlist at the same time lose none', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/catalogue');
    await comeToLife(tab);
  }
  const films = (await filmsOf(page)).slice(0, 20);
  expect(films).toHaveLength(20);
  await Promise.all([pressAll(page, films.slice(0, 10)), pressAll(other, films.slice(10))]);
  for (const tab of [page, other])
    await expect.poll(async () => (await readWatchlist(tab)).sort()).toEqual([...films].sort());
});
