import { expect, test } from 'playwright/test';
import { completeTheme, emptyTheme } from '@/lib/content/validate/theme/read-theme';
import { contrast } from '@/lib/primitives/colour/contrast';

/** As in `tests/site/theme.yaml`. */
const { light, dark } = completeTheme({ ...emptyTheme, light: { accent: '#8a1c5c' } });

const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

test('a page has the theme’s colours in light and dark, and one font file', async ({ page }) => {
  const fonts: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'font') fonts.push(new URL(answer.url()).pathname);
  });
  await page.goto('/vie-privee');
  const preloaded = await page.locator('link[rel=preload][as=font]').getAttribute('href');
  await expect.poll(() => fonts).toEqual([preloaded]);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  expect(await page.evaluate(() => document.fonts.check('740 40px typeface'))).toBe(true);
  expect(fonts).toEqual([preloaded]);
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  for (const [colorScheme, { accent, paper }] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(skip).toHaveCSS('background-color', rgb(accent));
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(paper));
    expect(contrast(accent, paper)).toBeGreaterThanOrEqual(4.5);
  }
});
