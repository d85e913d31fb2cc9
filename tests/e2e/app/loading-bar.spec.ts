import { expect, type Page, test } from 'playwright/test';
import { contrast } from '@/lib/primitives/colour/contrast';
import { expectAccessible } from '../expect-accessible';
import { holdPayloads } from './hold-payloads';
import { follow, visit } from './visit';

/** Colours of the browser's bar and of the header below it, as `#rrggbb`. */
async function barColours(page: Page) {
  const hex = (css: string) =>
    `#${(css.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const read = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  return { bar: hex(await read('[role=progressbar]')), ground: hex(await read('header.sticky')) };
}

test('the loading bar is three pixels high, shifts nothing, and has contrast in light and dark, also after a failure', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await holdPayloads(page, (route) => route.fulfill({ status: 500 }));
  await visit(page, '/');
  const begin = async () => (await page.getByRole('main').boundingBox())?.y;
  const before = await begin();
  // After a failure the browser loads the page; a 204 keeps the current one.
  await page.route('/vod', (route) => route.fulfill({ status: 204 }));
  await follow(page, '/vod');
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  const width = page.viewportSize()?.width;
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width, height: 3 });
  expect(await begin()).toBe(before);
  const readColours = async () => {
    const seen: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { bar: colour, ground } = await barColours(page);
      expect(contrast(colour, ground), colorScheme).toBeGreaterThan(3);
      seen.push(colour);
    }
    return seen;
  };
  const loading = await readColours();
  letGo();
  await expect(bar).toHaveAttribute('aria-valuetext');
  const failed = await readColours();
  for (const [at, colour] of failed.entries()) expect(colour).not.toBe(loading[at]);
  await expectAccessible(page);
  await expect(bar).toBeVisible();
});
