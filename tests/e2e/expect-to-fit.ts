import { expect, type Page } from 'playwright/test';

/** Nothing of the page reaches past the right edge of the screen. */
export async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width of the page').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
