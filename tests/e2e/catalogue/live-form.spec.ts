import { expect, type Locator, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { languages } from '../languages';
import { tabTo } from '../tab-to';
import { catalogueOf } from './catalogue-of';

const [french] = languages;
const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
const { Catalogue: words } = french.words;

test('filters work with the keyboard, beside the films, and stay open', async ({ page }) => {
  await visit(page, '/catalogue');
  const { expectSettled, cards, panel } = catalogueOf(page, french);
  await tabTo(page, page.locator('summary', { hasText: words.country }));
  await page.keyboard.press('Enter');
  // Values are loaded when the facet is opened.
  await expect(page.locator('input[name=country]').first()).toBeVisible();
  const before = await page.locator('#results').innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?country=[A-Z]{2}$/);
  await expect(page.locator('input[name=country]:focus')).toBeChecked();
  await expect(page.locator('#results')).not.toHaveText(before);
  await expectSettled();
  await expectAccessible(page);
  const { right } = await boxOf(panel('country'));
  expect(right, 'the open facet covers no film').toBeLessThan((await boxOf(cards.first())).left);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel('country')).toHaveAttribute('open');
});

test('a facet that fails to load can be loaded again, and the filters remain', {
  tag: '@release',
}, async ({ page }) => {
  await visit(page, '/catalogue?genre=horror');
  const { panel, field } = catalogueOf(page, french);
  let refused = 0;
  await page.route('**/api/films?*counted=country*', (route) => {
    refused += 1;
    return route.fulfill({ status: 500 });
  });
  await panel('country').locator('summary').click();
  // One retry.
  await expect.poll(() => refused).toBe(2);
  const offer = panel('country').getByRole('button', { name: words.showValues });
  await expect(offer).toBeVisible();
  await page.unroute('**/api/films?*counted=country*');
  await offer.click();
  const box = panel('country').getByRole('checkbox').first();
  await expect(box).toBeVisible();
  await panel('country').locator('input + span').first().click();
  await expect(page).toHaveURL(/\/catalogue\?genre=horror&country=[A-Z]{2}$/);
  await expect(field).toHaveValue('');
});
