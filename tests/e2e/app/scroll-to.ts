import { expect, type Page } from 'playwright/test';

/** How far down the page stands, px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Turns the wheel until the page stands there, and waits until the place is noted. */
export async function scrollTo(page: Page, place: number) {
  await page.mouse.wheel(0, place - (await scrolled(page)));
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect.poll(() => page.evaluate(() => history.state?.scrollTop)).toBe(place);
}
