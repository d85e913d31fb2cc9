import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** How much of the screen has moved by itself. */
    shifted: number;
  }
}

/** Counts what moves by itself from the next page on. Returns the way to read it. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // What moves is told of after the picture that shows it.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    return page.evaluate(() => window.shifted);
  };
}
