import { expect, type Page } from 'playwright/test';

/**
 * Stops a page's installed clock within a second of its current time, so that delays of a slow machine do not
 * affect measured times. Video playback continues: it has a clock of its own.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    // A clock cannot be set back: if the call took longer than this, it is repeated.
    await page.clock.pauseAt(now + 1000);
  }).toPass();
}
