import { expect, test } from 'playwright/test';
import { listSlugs } from './read-content';

test('every collection has an ink and a poster of its own, and its words run in one column', async ({
  page,
}) => {
  await page.goto('/collection');
  const slugs = listSlugs('collections');
  for (const slug of slugs) {
    const bill = page.getByRole('article').filter({ has: page.locator(`a[href$="/${slug}"]`) });
    const poster = bill.locator('img');
    await expect(poster).toHaveAttribute('src', `/poster/${slug}_fr.svg`);
    await poster.scrollIntoViewIfNeeded();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(600);
  }
  const grounds: string[] = [];
  for (const slug of slugs) {
    await page.goto(`/collection/${slug}`);
    const head = page.locator('main header');
    grounds.push(await head.evaluate((element) => getComputedStyle(element).backgroundColor));
    // A paragraph in two columns has two boxes.
    for (const paragraph of await head.locator('.rich-text p').all())
      expect(await paragraph.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
  expect(new Set(grounds).size).toBe(grounds.length);
});
