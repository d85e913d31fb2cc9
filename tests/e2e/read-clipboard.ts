import type { Page } from 'playwright/test';

/** What a page has copied. The pages themselves may not read it: their policy of permissions forbids that. */
export async function readClipboard(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(new URL('/robots.txt', page.url()).href);
  await other.bringToFront();
  const text = await other.evaluate(() => navigator.clipboard.readText());
  await other.close();
  return text;
}
