import { expect, type Locator, test } from 'playwright/test';
import { languages } from './languages';

const [french] = languages;

const style = (target: Locator, name: string) =>
  target.evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name);

test('with forced colours, the current choice and the shapes of buttons stay visible', {
  tag: '@release',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/catalogue');
  const background = await style(page.locator('body'), 'background-color');
  const banner = page.getByRole('banner');
  const chosen = [
    banner.locator('a[hreflang=fr]'),
    page.getByRole('main').getByRole('link', { name: french.words.Catalogue.views.grid }),
  ];
  for (const link of chosen) expect(await style(link, 'background-color')).not.toBe(background);
  const others = banner.locator('a[hreflang=de]');
  expect(await style(others, 'background-color')).not.toBe(
    await style(chosen[0] ?? others, 'background-color'),
  );
  const bar = banner.getByRole('button').locator('span > span').first();
  expect(await style(bar, 'border-top-width')).toBe('2px');
  const button = page.getByRole('main').locator('button[type=submit]').first();
  expect(await style(button, 'outline-style')).toBe('solid');
  await page.goto('/shop/blu-ray-nosferatu');
  const currency = page.locator('label:has([name=currency])');
  const grounds = await Promise.all(
    [true, false].map((checked) =>
      style(currency.filter({ has: page.getByRole('radio', { checked }) }), 'background-color'),
    ),
  );
  expect(grounds[0]).not.toBe(grounds[1]);
});
