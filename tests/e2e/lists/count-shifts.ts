import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Sum of the layout shifts. */
    shifted: number;
  }
}

/** Counts layout shifts from the next page on. Returns a function that reads the sum. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Shifts are reported after the frame that shows them.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    return page.evaluate(() => window.shifted);
  };
}
