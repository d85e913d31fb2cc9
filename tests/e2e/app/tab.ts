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
  /** Expects another document than the marked one. */
  const expectNewLoad = () => expect.poll(() => isSameLoad().catch(() => true)).toBe(false);

  async function open(path: string) {
    await visit(page, site.address + path);
    await page.evaluate(() => {
      window.isSameLoad = true;
    });
  }

  /** The builds whose scripts the current page has loaded. */
  const builds = () =>
    page.evaluate((chunks) => {
      // Read from the document instead of the performance timeline, which a test clock empties.
      const had = [...document.scripts].map(({ src }) => src);
      const isOf = (names: string[]) =>
        names.some((chunk) => had.some((name) => name.endsWith(chunk)));
      return Object.entries(chunks).flatMap(([build, names]) => (isOf(names) ? [build] : []));
    }, site.chunks);
  /** During a navigation between documents, evaluation may fail. */
  const expectB = () => expect.poll(() => builds().catch(() => [])).toEqual(['B']);

  /** Publishes B, lets an hour pass, and waits until the tab has noticed. */
  async function liveThroughRelease(pass: () => Promise<unknown>) {
    site.show('B');
    const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
    await pass();
    expect((await (await asked).json()).id).toBe(site.ids.B);
    // Waits for a later request, so that earlier responses have arrived.
    await page.evaluate(async () => void (await (await fetch('/robots.txt')).text()));
    expect(await isSameLoad()).toBe(true);
  }

  /** Goes from VOD to the shop in A, and stays there during the release. `before` runs in between. */
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
