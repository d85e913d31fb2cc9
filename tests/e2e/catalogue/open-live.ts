import { expect, type Page } from 'playwright/test';

/** Opens a page and waits until its scripts have taken it over. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-scripted]')).toBeAttached();
}
