import type { Page } from 'playwright/test';

/** Chooses an entry from the list that the browser's Back button shows. */
export async function goInHistory(page: Page, steps: number) {
  const session = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex + steps]?.id ?? 0;
  await session.send('Page.navigateToHistoryEntry', { entryId });
  await session.detach();
}

/** The paths of the tab's history, the oldest first, and where in it the tab stands. */
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
