import type { Page } from 'playwright/test';

/** Opens a page and waits until its links and the browser's history are the app's. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await comeToLife(page);
}

export async function comeToLife(page: Page) {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('header a')];
    const alive = (link: Element) => Object.keys(link).some((key) => key.startsWith('__react'));
    return history.state?.__NA && links.every(alive);
  });
}

/** Goes on by the app's own router. */
export function push(page: Page, address: string) {
  return page.evaluate((to) => {
    (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push(to);
  }, address);
}
