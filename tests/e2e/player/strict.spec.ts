import { expect, type Page, test } from 'playwright/test';
import { listenForFaults } from '../listen-for-faults';
import { comeAndGo } from './come-and-go';
import { developmentSite, startDevelopment } from './development-site';
import { playerOf } from './player-of';
import { prepareWork, works } from './works';

// One development server for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({
  baseURL: developmentSite,
  // A page that a test has rewritten is from nowhere for Chromium, which then keeps it from asking
  // this machine for the socket that next dev's pages wait for.
  permissions: ['local-network-access'],
});

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  // On a machine with other work to do next dev takes minutes for its first pages.
  test.setTimeout(600_000);
  stop = await startDevelopment();
});
test.afterAll(() => stop?.());

for (const work of works)
  test(`${work.name} plays under StrictMode, left and come back to`, {
    tag: '@release',
  }, async ({ page }) => {
    const fetched = await prepareWork(page, work);
    const faults = listenForFaults(page);
    const player = playerOf(page, work.language, work.slug);
    const readPlaces = await countPlaces(page);
    await player.goto();
    const visit = comeAndGo(page, work.language, player);
    for (let time = 0; time < 2; time += 1) await visit();
    // Each effect has run, been taken back, and run again: that is StrictMode.
    await expect.poll(readPlaces).toBe(4);
    if (work.streamed) expect(fetched.filter((file) => file === 'master.m3u8')).toHaveLength(2);
    expect(faults).toEqual([]);
  });

/**
 * Counts the places that are put on a stage for a media element; one that is taken away at once as well. They are
 * counted here and not in the page: where next dev is silent for longer than a visitor is left waiting, the page is
 * loaded anew.
 */
async function countPlaces(page: Page): Promise<() => number> {
  let places = 0;
  await page.exposeFunction('placesAdded', (added: number) => {
    places += added;
  });
  await page.addInitScript(() => {
    const { placesAdded } = window as unknown as { placesAdded: (added: number) => void };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('.player-stage'))
          placesAdded(addedNodes.length);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => places;
}
