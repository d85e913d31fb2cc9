import { expect, type Page } from 'playwright/test';

/** Expects the page not to overflow the screen horizontally. */
export async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width of the page').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
