import { expect, type Page, test } from 'playwright/test';
import { enlarge } from './expect-to-reflow';
import { addressIn, languages } from './languages';

/** German has the longer words. */
const [, german] = languages;
const { words } = german;

const headOf = (page: Page) => {
  const banner = page.getByRole('banner');
  return {
    banner,
    menu: banner.getByRole('button', { name: words.Navigation.menu }),
    search: banner.getByRole('link', { name: words.Search.open }),
  };
};

test('menu, search and language switch are within reach on a phone with text at 125 and 200 %', {
  tag: '@phone',
}, async ({ page }) => {
  const { banner, menu, search } = headOf(page);
  for (const percent of [125, 200]) {
    await page.goto(addressIn(german, '/vod'));
    await enlarge(page, percent);
    for (const part of [menu, search, ...(await banner.locator('a[hreflang]').all())])
      await expect(part, `${percent} %`).toBeInViewport({ ratio: 1 });
    await menu.tap();
    const dropped = banner.locator('[popover]');
    await expect(dropped).toBeVisible();
    // Below the header, and within the screen.
    const { y = 0, height = 0 } = (await dropped.boundingBox()) ?? {};
    const head = await banner.boundingBox();
    expect(y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }
});
