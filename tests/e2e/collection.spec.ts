import { expect, test } from 'playwright/test';
import { listSlugs } from './read-content';

test('every collection has its own background colour and poster, and its text is one column', async ({
  page,
}) => {
  await page.goto('/collection');
  const slugs = listSlugs('collections');
  for (const slug of slugs) {
    const item = page.getByRole('article').filter({ has: page.locator(`a[href$="/${slug}"]`) });
    const poster = item.locator('img');
    await expect(poster).toHaveAttribute('src', `/poster/${slug}_fr.svg`);
    await poster.scrollIntoViewIfNeeded();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(600);
  }
  const backgrounds: string[] = [];
  for (const slug of slugs) {
    await page.goto(`/collection/${slug}`);
    const head = page.locator('main header');
    backgrounds.push(await head.evaluate((element) => getComputedStyle(element).backgroundColor));
    // A paragraph in two columns has two boxes.
    for (const paragraph of await head.locator('.rich-text p').all())
      expect(await paragraph.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
  expect(new Set(backgrounds).size).toBe(backgrounds.length);
});
