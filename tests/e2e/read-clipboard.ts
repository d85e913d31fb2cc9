import type { Page } from 'playwright/test';

/**
 * Text of the clipboard. Read from another page, since the site's permissions policy forbids its own pages to read
 * it.
 */
export async function readClipboard(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(new URL('/robots.txt', page.url()).href);
  await other.bringToFront();
  const text = await other.evaluate(() => navigator.clipboard.readText());
  await other.close();
  return text;
}
