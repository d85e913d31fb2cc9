import { expect, type Page, test } from 'playwright/test';
import { press, pressInPlace } from '../press';

declare global {
  interface Window {
    next: { router: { push: (path: string) => void; prefetch: (path: string) => void } };
  }
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await comeToLife(page);
}

/**
 * Waits until the page is hydrated: links and history are handled by the app, and buttons that need scripts are
 * visible. A press before that acts as without scripts.
 */
export async function comeToLife(page: Page) {
  await expect(page.locator('html[data-scripted]')).toBeAttached();
}

/** Follows a link of the header: in its row on the desktop, in its menu on a phone. */
export async function follow(page: Page, path: string) {
  const banner = page.getByRole('banner');
  const link = banner.locator(`a[href="${path}"]:visible`).first();
  if (!test.info().project.use.isMobile) return pressInPlace(link);
  await press(banner.getByRole('button').first());
  await press(link);
}

/** Navigates by the app's router, without a link. */
export function push(page: Page, address: string) {
  return page.evaluate((to) => window.next.router.push(to), address);
}

/** Lets the app's router prefetch a whole route, tree and page. */
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
