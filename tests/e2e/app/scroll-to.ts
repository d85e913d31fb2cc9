import { expect, type Page } from 'playwright/test';

/** How far down the page stands, px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls and waits until the place is noted. */
export async function scrollTo(page: Page, place: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), place);
  await expect.poll(() => page.evaluate(() => history.state?.scrollTop)).toBe(place);
}

/** Presses a link without the scrolling that Playwright does before a press. */
export function pressInPlace(page: Page, link: string) {
  return page.locator(link).evaluate((element: HTMLElement) => element.click());
}
