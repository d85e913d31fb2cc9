import { expect, type Page } from 'playwright/test';

/** How far down the page stands, px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Turns the wheel until the page stands there, and waits until the place is noted. */
export async function scrollTo(page: Page, place: number) {
  await page.mouse.wheel(0, place - (await scrolled(page)));
  await expect.poll(() => scrolled(page)).toBe(place);
  await expectPlaceNoted(page);
}

/** Waits until the app has noted where the page stands, which it does a moment after it came to rest: Back leads there. */
export async function expectPlaceNoted(page: Page) {
  await expect
    .poll(() => page.evaluate(() => history.state?.scrollTop === Math.round(scrollY)))
    .toBe(true);
}
