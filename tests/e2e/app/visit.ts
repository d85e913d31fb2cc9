import { expect, type Page, test } from 'playwright/test';
import { press, pressInPlace } from '../press';

declare global {
  interface Window {
    next: { router: { push: (path: string) => void; prefetch: (path: string) => void } };
  }
}

/** Opens a page and waits until it is alive. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await comeToLife(page);
}

/**
 * Waits until the page is alive: its links and the browser's history are the app's, and the buttons
 * that need a script are to be seen. A press before that does what it does without script.
 */
export async function comeToLife(page: Page) {
  await expect(page.locator('html[data-scripted]')).toBeAttached();
}

/** Follows a link of the header: of its line on a desk, of its menu on a phone. */
export async function follow(page: Page, path: string) {
  const banner = page.getByRole('banner');
  const link = banner.locator(`a[href="${path}"]:visible`).first();
  if (!test.info().project.use.isMobile) return pressInPlace(link);
  await press(banner.getByRole('button').first());
  await press(link);
}

/** Goes on by the app's own router, as what has no link does. */
export function push(page: Page, address: string) {
  return page.evaluate((to) => window.next.router.push(to), address);
}

/** Has the app's router fetch a route whole, tree and page. */
export async function prefetch(page: Page, path: string) {
  const isPage = (url: string) => new URL(url).pathname === path && url.includes('?');
  const fetched = page.waitForResponse(
    (answer) =>
      isPage(answer.url()) &&
      /__PAGE__/.test(answer.request().headers()['next-router-segment-prefetch'] ?? ''),
  );
  await page.evaluate((to) => window.next.router.prefetch(to), path);
  await (await fetched).finished();
}
