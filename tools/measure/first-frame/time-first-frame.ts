import type { Browser, Page } from 'playwright';
import { watchFirstFrame } from './watch-first-frame';

/** How a film is shown and pressed. */
export type Way = {
  /** Path of the page. */
  path: string;
  /** Leaves a page on which nothing but the press is missing. */
  prepare: (page: Page) => Promise<void>;
  /** What is pressed. */
  button: string;
  /** So many times slower than this machine's processor. */
  slower?: number;
};

/** A home's line: 9 Mbit/s, 100 ms. On the machine itself a file takes no time, as it does nowhere else. */
async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: (9 * 1024 * 1024) / 8,
    uploadThroughput: (9 * 1024 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Milliseconds from a press to the first picture, by a visitor who has never been here. */
export async function timeFirstFrame(browser: Browser, site: string, way: Way): Promise<number> {
  // The page that holds the browser's own player allows nothing by itself.
  const context = await browser.newContext({ locale: 'fr-CH', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFirstFrame);
    await page.goto(site + way.path, { waitUntil: 'networkidle' });
    await way.prepare(page);
    await slowDown(page, way.slower ?? 1);
    await page.locator(way.button).click();
    const frame = await page.waitForFunction(() => window.firstFrame);
    return Number(await frame.jsonValue());
  } finally {
    await context.close();
  }
}
