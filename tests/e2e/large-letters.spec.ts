import { expect, test } from 'playwright/test';
import { findChromium } from '../../tools/setup/find-chromium.mjs';
import { addressIn, languages } from './languages';

// Letters twice as large in the browser's own settings, which media queries in rem hear of.
test.use({
  launchOptions: {
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--blink-settings=defaultFontSize=32'],
    executablePath: findChromium(),
  },
});

for (const language of languages)
  test(`with letters twice as large the catalogue in ${language.name} hides nothing, and the header leaves room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(addressIn(language, '/catalogue?genre=horror'));
    const { active, reset } = language.words.Catalogue;
    const all = page.getByRole('list', { name: active }).getByText(reset);
    await all.scrollIntoViewIfNeeded();
    await expect(all).toBeInViewport({ ratio: 1 });
    const count = await page.locator('#results').boundingBox();
    expect(count?.width, 'the number stands in a line').toBeGreaterThan(count?.height ?? 0);
    await page.goto(addressIn(language, '/'));
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate((element) => element.replaceChildren('diagonales'));
    const lines = await title.evaluate(({ firstChild }) => {
      const word = document.createRange();
      if (firstChild) word.selectNode(firstChild);
      return word.getClientRects().length;
    });
    expect(lines, 'a word of the first film’s title is whole').toBe(1);
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

/** Width and height of a window, and the size of letters in the browser's own settings (px). */
const small = [
  ...[[360, 740, 32] as const, [390, 844, 20] as const, [412, 915, 24] as const],
  ...[[640, 360, 24] as const, [320, 200, 16] as const, [320, 225, 16] as const],
  ...[[384, 216, 16] as const],
];

for (const language of languages)
  test(`the header in ${language.name} is on the screen, however large the letters and however low the window, and stays where it takes a fifth`, async ({
    page,
  }) => {
    const settings = await page.context().newCDPSession(page);
    for (const [width, height, size] of small) {
      await settings.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.setViewportSize({ width, height });
      await page.goto(addressIn(language, '/vod'));
      expect(
        await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        ),
      ).toBe(size);
      const banner = page.getByRole('banner');
      const { menu } = language.words.Navigation;
      for (const part of [
        banner.locator('a.wordmark'),
        banner.getByRole('button', { name: menu }),
        banner.getByRole('link', { name: language.words.Search.open }),
        banner.locator('a[hreflang]').first(),
      ])
        await expect(part, `${width} × ${height} at ${size} px`).toBeInViewport({ ratio: 1 });
      const { height: taken = 0 } = (await banner.boundingBox()) ?? {};
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      const stays = expect(banner, `${taken} px of ${width} × ${height} at ${size} px`);
      if (taken <= height * 0.21) await stays.toBeInViewport({ ratio: 1 });
      else await stays.not.toBeInViewport();
      // The same page, opened anew, would stand there again.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  });
