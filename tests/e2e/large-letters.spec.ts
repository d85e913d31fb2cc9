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
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
