import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { languages } from '../languages';
import { listsStorageKey, storeValue } from './store-value';

const [french] = languages;
const { notices, page: messages } = french.words.Lists;
const damaged = '{"version":1,"toWatch":{"etude-en-disques":3,"faust":"?"},"watched":{}}';

test('damaged lists are not overwritten, can be saved, and are repaired on request', {
  tag: '@release',
}, async ({ page }) => {
  await storeValue(page, listsStorageKey, damaged);
  await visit(page, '/movie/etude-en-diagonales');
  await page.getByRole('button', { name: french.words.Lists.buttons.toWatch.add }).click();
  await expect(page.getByRole('status').filter({ hasText: notices.damaged })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), listsStorageKey)).toBe(damaged);
  await page.getByRole('status').getByRole('link', { name: notices.open }).click();
  const problem = page.getByRole('alert').filter({ hasText: messages.damaged });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    problem.getByRole('button', { name: messages.damagedSave }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(damaged);
  await problem.getByRole('button', { name: messages.damagedRepair }).click();
  await expect(problem).toBeHidden();
  await expect(page.locator('#to-watch').getByRole('article')).toHaveCount(1);
});
