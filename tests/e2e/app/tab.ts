import { expect, type Page } from 'playwright/test';
import { languages } from '../languages';
import type { serveTwoBuilds } from './serve-two-builds';
import { follow, visit } from './visit';

const [french] = languages;

export const hour = 3_600_000;

declare global {
  interface Window {
    isSameLoad?: boolean;
  }
}

/** A tab of the site that stays open while another build is published. */
export function tabOf(page: Page, site: Awaited<ReturnType<typeof serveTwoBuilds>>) {
  const isSameLoad = () => page.evaluate(() => window.isSameLoad === true);
  /** The document is another than the one that was marked. */
  const expectNewLoad = () => expect.poll(() => isSameLoad().catch(() => true)).toBe(false);

  async function open(path: string) {
    await visit(page, site.address + path);
    await page.evaluate(() => {
      window.isSameLoad = true;
    });
  }

  /** The builds that the shown page has scripts of. */
  const builds = () =>
    page.evaluate((chunks) => {
      // Not what the page has timed: a clock that a test has put in forgets it.
      const had = [...document.scripts].map(({ src }) => src);
      const isOf = (names: string[]) =>
        names.some((chunk) => had.some((name) => name.endsWith(chunk)));
      return Object.entries(chunks).flatMap(([build, names]) => (isOf(names) ? [build] : []));
    }, site.chunks);
  /** While one document is left for the next, neither answers. */
  const expectB = () => expect.poll(() => builds().catch(() => [])).toEqual(['B']);

  /** B is published, the hour passes, and the tab has heard of it. */
  async function liveThroughRelease(pass: () => Promise<unknown>) {
    site.show('B');
    const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
    await pass();
    expect((await (await asked).json()).id).toBe(site.ids.B);
    // What it asks for after that is answered after that.
    await page.evaluate(async () => void (await (await fetch('/robots.txt')).text()));
    expect(await isSameLoad()).toBe(true);
  }

  /** From VOD to the shop, in A; there it lives through the release. `before` comes between. */
  async function goToShopAndStay(before?: () => Promise<void> | undefined) {
    await page.clock.install();
    await open('/vod');
    await follow(page, '/shop');
    await expect(page).toHaveURL(`${site.address}/shop`);
    await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
    await before?.();
    await liveThroughRelease(() => page.clock.fastForward(hour));
  }

  return { isSameLoad, expectNewLoad, open, expectB, liveThroughRelease, goToShopAndStay };
}
