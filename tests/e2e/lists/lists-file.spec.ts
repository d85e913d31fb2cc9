import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { listenForBreaches } from '../app/listen-for-breaches';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { fillWords, languages } from '../languages';
import { lists, listsStorageKey, positionsKey, storeValue } from './store-value';

const [french] = languages;
const places = { 'etude-en-disques video': { time: 24, at: 1_790_000_000_000 } };
const data = (page: Page) => page.locator('#data');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

async function importText(page: Page, text: string) {
  await data(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'lists.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('lists are exported to a file, deleted, and imported again', { tag: '@phone' }, async ({
  page,
}) => {
  await storeValue(page, listsStorageKey, lists);
  await storeValue(page, positionsKey, places);
  const breaches = await listenForBreaches(page);
  // The hash leads to the section, although it is rendered on the client.
  await visit(page, '/a-voir#data');
  await expect(data(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#watched').getByRole('article')).toHaveCount(1);
  const { export: exportAll, importedMany, ...words } = french.words.Lists.page;
  const { clear, clearYes, clearNo, cleared, toWatchEmpty } = words;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data(page).getByRole('button', { name: exportAll }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^bobine-\d{4}-\d\d-\d\d\.json$/);

  await data(page).getByRole('button', { name: clear }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: clearNo }).click();
  expect(await stored(page, listsStorageKey)).toEqual(lists);
  await data(page).getByRole('button', { name: clear }).click();
  await dialog.getByRole('button', { name: clearYes }).click();
  await expect(page.getByText(toWatchEmpty)).toBeVisible();
  await expect(data(page).getByRole('status')).toHaveText(cleared);
  await expect(data(page).getByRole('button', { name: clear })).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await importText(page, text);
  await expect(data(page).getByRole('status')).toHaveText(fillWords(importedMany, { count: '4' }));
  expect(await stored(page, listsStorageKey)).toEqual(lists);
  expect(await stored(page, positionsKey)).toEqual(places);
  await expect(page.locator('#watched').getByRole('article')).toHaveCount(1);
  await expect(page.locator('#continue').getByRole('article')).toHaveCount(1);
  expect(breaches).toEqual([]);
});
