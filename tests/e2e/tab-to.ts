import { expect, type Locator, type Page } from 'playwright/test';

/** Goes on with Tab, from where the focus is, until it has come to the target: everybody's way there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 200 && !(await isFocused()); stops += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
