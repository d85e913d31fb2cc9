import { type Page, test } from 'playwright/test';
import { expectToFit } from './expect-to-fit';

/** Sets the text size in per cent. */
export const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/**
 * Expects the current page to fit a phone, a desktop and a window of 320 px, and that window and others with text
 * twice as large (WCAG 1.4.10 and 1.4.4). Leaves the page enlarged and wide.
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
