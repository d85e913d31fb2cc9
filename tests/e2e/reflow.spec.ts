import { expect, type Page, test } from 'playwright/test';
import { expectToFit } from './expect-to-fit';
import { addressIn, languages } from './languages';
import { screens } from './screens';

const paths = [...screens.map(({ path }) => path), '/nope'];

/** Text as large as a visitor wishes it, in per cent. */
const enlarge = (page: Page, percent: number) =>
  page.addStyleTag({ content: `html { font-size: ${percent}% }` });

for (const language of languages) {
  test(`every screen in ${language.name} fits 320 px (WCAG 1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(addressIn(language, path));
      await test.step(path, () => expectToFit(page));
    }
  });

  test(`every screen in ${language.name} fits with text twice as large (WCAG 1.4.4)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of paths) {
      await page.goto(addressIn(language, path));
      await enlarge(page, 200);
      await test.step(path, () => expectToFit(page));
    }
  });

  for (const percent of [125, 200])
    test(`menu, search and languages in ${language.name} are pressed on a phone at ${percent} %`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(addressIn(language, '/vod'));
      await enlarge(page, percent);
      const banner = page.getByRole('banner');
      const { menu } = language.words.Navigation;
      const button = banner.getByRole('button', { name: menu });
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
