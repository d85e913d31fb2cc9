import { expect, type Page, test } from 'playwright/test';
import { contrast } from '@/lib/colour/contrast';
import { expectAccessible } from '../expect-accessible';
import { barColours } from './bar-colours';
import { holdPayloads } from './hold-payloads';
import { follow, visit } from './visit';

const bar = (page: Page) => page.getByRole('progressbar');

for (const [colorScheme, tag] of [
  ['light', '@desktop'],
  ['dark', '@phone'],
] as const)
  test(`the bar is three pixels, moves nothing and is seen in the ${colorScheme}`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const letGo = await holdPayloads(page, (route) => route.fulfill({ status: 500 }));
    await visit(page, '/');
    const begin = async () => (await page.getByRole('main').boundingBox())?.y;
    const before = await begin();
    await page.route('/vod', (route) => route.fulfill({ status: 204 }));
    await follow(page, '/vod');
    await expect(bar(page)).toBeVisible();
    const width = page.viewportSize()?.width;
    expect(await bar(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 3 });
    expect(await begin()).toBe(before);
    const seen = await barColours(page);
    expect(contrast(seen.bar, seen.ground)).toBeGreaterThan(3);
    letGo();
    await expect(bar(page)).toHaveAttribute('aria-valuetext');
    const failed = await barColours(page);
    expect(failed.bar).not.toBe(seen.bar);
    expect(contrast(failed.bar, failed.ground)).toBeGreaterThan(3);
  });

test('axe finds nothing against the bar', async ({ page }) => {
  await holdPayloads(page);
  await visit(page, '/');
  // Where axe takes long the browser asks for the page itself; 204 leaves it where it is.
  await page.route('/vod', (route) => route.fulfill({ status: 204 }));
  await follow(page, '/vod');
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  await expect(bar(page)).toBeVisible();
});
