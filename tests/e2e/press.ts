import { type Locator, test } from 'playwright/test';

/** Presses as the visitor of this screen does: with a finger on a phone, with the mouse elsewhere. */
export function press(target: Locator): Promise<void> {
  return test.info().project.use.hasTouch ? target.tap() : target.click();
}
