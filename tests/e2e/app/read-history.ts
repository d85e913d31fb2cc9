import type { Page } from 'playwright/test';

/** Paths of the tab's history, oldest first, and the index of the current entry. */
export async function readHistory(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const paths = entries.map(({ url }) => new URL(url)).filter(({ host }) => host);
  return {
    paths: paths.map(({ pathname }) => pathname),
    at: currentIndex - (entries.length - paths.length),
  };
}
