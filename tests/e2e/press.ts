import { expect, type Locator, test } from 'playwright/test';

/** Presses as the visitor of this screen does: with a finger on a phone, with the mouse elsewhere. */
export function press(target: Locator): Promise<void> {
  return test.info().project.use.hasTouch ? target.tap() : target.click();
}

/**
 * Presses with the mouse what stands on the screen. Playwright's own click first brings its target out from
 * `scroll-padding`, where the header stands, and moves the page by it; nobody's hand does.
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
