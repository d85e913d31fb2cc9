import { expect, type Locator, test } from 'playwright/test';

/** Presses by touch on a phone, with the mouse elsewhere. */
export function press(target: Locator): Promise<void> {
  return test.info().project.use.hasTouch ? target.tap() : target.click();
}

/**
 * Presses a visible target with the mouse. Playwright's own click first scrolls its target out of
 * `scroll-padding`, below the header, which moves the page, unlike a real click.
 */
export async function pressInPlace(target: Locator) {
  await expect(target).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await target.page().mouse.click(x + width / 2, y + height / 2);
}
