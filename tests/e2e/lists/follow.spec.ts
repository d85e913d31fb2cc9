import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { fillWords, languages } from '../languages';
import { tabTo } from '../tab-to';
import { storeValue } from './store-value';

const [french, german] = languages;
const followsKey = 'bobine-follows';

test('a film that cannot be watched is followed from its page, and no longer from the list', {
  tag: '@phone',
}, async ({ page }) => {
  const { follow } = german.words.Lists;
  await visit(page, '/de/movie/etude-en-disques');
  await expect(page.locator('[data-live="follow"]')).toHaveCount(0);
  await visit(page, '/de/movie/judex');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const button = page.getByRole('button', { name: `${follow.add} Judex` });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${follow.added} Judex` })).toBeFocused();
  const notice = fillWords(follow.put, { title: 'Judex' });
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await visit(page, '/de/a-voir');
  const list = page.locator('#follows');
  await expect(list.getByRole('link', { name: 'Judex', exact: true })).toBeVisible();
  await expect(list.getByText(follow.fresh, { exact: true })).toHaveCount(0);
  await expectToFit(page);
  await expectAccessible(page);
  await list.getByRole('button', { name: follow.added }).click();
  await expect(list.getByRole('button', { name: follow.add, exact: false })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), followsKey)).toBeNull();
});

test('what can be seen since a page was followed is marked in the list', async ({ page }) => {
  const followed = { at: 1_790_000_000_000, ways: [] };
  const pages = ['movie/les-vampires', 'person/louis-feuillade', 'collection/films-ouverts'];
  const follows = Object.fromEntries([...pages, 'movie/nobody'].map((one) => [one, followed]));
  await storeValue(page, followsKey, { version: 1, follows });
  await visit(page, '/a-voir');
  const { fresh, ways } = french.words.Lists.follow;
  const rows = page.locator('#follows ul[aria-busy] > li');
  await expect(rows).toHaveCount(3);
  const film = rows.filter({ has: page.locator('a[href="/movie/les-vampires"]') }).first();
  await expect(film.getByText(fresh, { exact: true }).first()).toBeVisible();
  const disc = film.getByRole('link', { name: fillWords(ways.disc, { film: 'Les Vampires' }) });
  await expect(disc).toHaveAttribute('href', '/shop/blu-ray-les-vampires');
});
