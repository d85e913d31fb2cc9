import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Goes from where the focus is, stop by stop, until it has come to the target: everybody's way there.
 * `back` is the shorter way to what stands before.
 */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 200 && !(await isFocused()); stops += 1)
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  await expect(target).toBeFocused();
}
