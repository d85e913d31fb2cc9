import type { Page } from 'playwright/test';

/** Colours of the browser's bar and of the header below it, as `#rrggbb`. */
export async function barColours(page: Page) {
  const hex = (css: string) =>
    `#${(css.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const read = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  return { bar: hex(await read('[role=progressbar]')), ground: hex(await read('header.sticky')) };
}
