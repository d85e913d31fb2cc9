import { expect, type Page } from 'playwright/test';

/**
 * Stops a page's installed clock within a second of where it is, so that what a slow machine takes is no
 * part of the times that are told. The pictures of a film move on: they have a clock of their own.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    // A clock is not set back: where the answer took longer than this, once more.
    await page.clock.pauseAt(now + 1000);
  }).toPass();
}
