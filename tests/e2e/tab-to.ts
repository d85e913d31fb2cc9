import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Moves the focus with the Tab key, stop by stop, until it reaches the target. `back`: backwards, for targets
 * before the focus.
 */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 200 && !(await isFocused()); stops += 1)
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  await expect(target).toBeFocused();
}
