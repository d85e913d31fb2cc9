import { expect, type Page, test } from 'playwright/test';
import { expectToFit } from './expect-to-fit';
import { addressIn, languages } from './languages';
import { screens } from './screens';

/** Text as large as a visitor wishes it, in per cent. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/** A film of which all is known that a page can show. */
const everything = '/movie/l-inventaire';

for (const language of languages) {
  // WCAG 1.4.10 and 1.4.4: a narrow window, text twice as large, and both.
  test(`every screen in ${language.name} fits 320 px, and text twice as large`, async ({
    page,
  }) => {
    for (const path of [...screens.map(({ path }) => path), everything, '/nope']) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(addressIn(language, path));
      await test.step(`${path} at 320 px`, () => expectToFit(page));
      await enlarge(page, 200);
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`${path} twice as large at ${width} px`, () => expectToFit(page));
      }
    }
  });

  for (const percent of [125, 200])
    test(`menu, search and languages in ${language.name} are pressed on a phone at ${percent} %`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(addressIn(language, '/vod'));
      await enlarge(page, percent);
      const banner = page.getByRole('banner');
      const button = banner.getByRole('button', { name: language.words.Navigation.menu });
      const parts = [
        button,
        banner.getByRole('link', { name: language.words.Search.open }),
        ...(await banner.locator('a[hreflang]').all()),
      ];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await button.tap();
      const dropped = banner.locator('[popover]');
      await expect(dropped).toBeVisible();
      // Below the header, and not out of reach at its end.
      const { y = 0, height = 0 } = (await dropped.boundingBox()) ?? {};
      const head = await banner.boundingBox();
      expect(y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    });
}
