import { type Page, test } from 'playwright/test';
import { expectToFit } from './expect-to-fit';

/** Text as large as a visitor wishes it, in per cent. */
export const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/**
 * The page as it stands fits a phone, a desk and a window of 320 px, and with text twice as large that window, and others:
 * WCAG 1.4.10 and 1.4.4. The page stays as it was last: enlarged and wide.
 */
export async function expectToReflow(page: Page): Promise<void> {
  for (const [percent, widths] of [
    [100, [360, 1440, 320]],
    [200, [320, 640, 1280]],
  ] as const) {
    await enlarge(page, percent);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${percent} % at ${width} px`, () => expectToFit(page));
    }
  }
}
