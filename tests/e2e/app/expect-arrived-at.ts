import { expect, type Page } from 'playwright/test';

/** Expects the target to be just below the header and focused. */
export async function expectArrivedAt(page: Page, id: string) {
  const target = page.locator(`#${id}`);
  await expect(target).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  const distance = async () => ((await target.boundingBox())?.y ?? -1) - bottom;
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  await expect.poll(distance).toBeLessThan(60);
}
