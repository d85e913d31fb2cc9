import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { fillWords, languages } from '../languages';
import { tabTo } from '../tab-to';

const [, german] = languages;
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
