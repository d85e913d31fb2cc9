import { expect, type Page } from 'playwright/test';

/** Scroll position of the page in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls with the wheel to a position, and waits until the app has stored it. */
export async function scrollTo(page: Page, place: number) {
  await page.mouse.wheel(0, place - (await scrolled(page)));
  await expect.poll(() => scrolled(page)).toBe(place);
  await expectPlaceNoted(page);
}

/**
 * Waits until the app has stored the scroll position, which it does shortly after scrolling stops; Back restores
 * it.
 */
export async function expectPlaceNoted(page: Page) {
  await expect
    .poll(() => page.evaluate(() => history.state?.scrollTop === Math.round(scrollY)))
    .toBe(true);
}
