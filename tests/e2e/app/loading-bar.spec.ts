import { expect, test } from 'playwright/test';
import { contrast } from '@/lib/primitives/colour/contrast';
import { expectAccessible } from '../expect-accessible';
import { barColours } from './bar-colours';
import { holdPayloads } from './hold-payloads';
import { follow, visit } from './visit';

test('the bar is three pixels, moves nothing, and is seen in the light and in the dark, also where it failed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await holdPayloads(page, (route) => route.fulfill({ status: 500 }));
  await visit(page, '/');
  const begin = async () => (await page.getByRole('main').boundingBox())?.y;
  const before = await begin();
  // The browser asks for the page itself then; 204 leaves it where it is, as a slow answer does.
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
