import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { languages } from '../languages';
import { keep, listsKey } from './keep';

const [french] = languages;
const { notices, page: said } = french.words.Lists;
const damaged = '{"version":1,"toWatch":{"etude-en-disques":3,"faust":"?"},"watched":{}}';

test('lists that cannot be read are not written over, saved if wished, and mended', async ({
  page,
}) => {
  await keep(page, listsKey, damaged);
  await visit(page, '/movie/etude-en-diagonales');
  await page
    .getByRole('button', { name: /^Ma liste/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: notices.damaged })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), listsKey)).toBe(damaged);
  await page.getByRole('status').getByRole('link', { name: notices.open }).click();
  const problem = page.getByRole('alert').filter({ hasText: said.damaged });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    problem.getByRole('button', { name: said.damagedSave }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(damaged);
  await problem.getByRole('button', { name: said.damagedRepair }).click();
  await expect(problem).toBeHidden();
  await expect(page.locator('#to-watch').getByRole('article')).toHaveCount(1);
});

test('a browser that keeps nothing says so, and the site works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await visit(page, '/movie/etude-en-disques');
  const button = page.getByRole('button', { name: /^Ma liste/ }).first();
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: notices.refused })).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/a-voir');
  await expect(page.getByText(said.refused)).toBeVisible();
});

test('a browser without room says so, and keeps what it has', async ({ page }) => {
  await keep(page, listsKey, '{"version":1,"toWatch":{"faust":3},"watched":{}}');
  await visit(page, '/movie/etude-en-disques');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page
    .getByRole('button', { name: /^Ma liste/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: notices.full })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), listsKey)).toContain('faust');
});
