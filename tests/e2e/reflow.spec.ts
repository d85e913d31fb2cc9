import { expect, test } from 'playwright/test';
import { enlarge, expectToReflow } from './expect-to-reflow';
import { addressIn, languages } from './languages';

/** A film of which all is known that a page can show. */
const everything = '/movie/l-inventaire';

for (const language of languages) {
  // What other pages do at all widths is asked where they are looked at: screens.spec.ts.
  test(`a film's page with all that it can show in ${language.name} fits every width, and text twice as large`, async ({
    page,
  }) => {
    await page.goto(addressIn(language, everything));
    await expectToReflow(page);
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
