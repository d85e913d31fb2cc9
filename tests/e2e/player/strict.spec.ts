import { expect, type Page, test } from 'playwright/test';
import { listenForFaults } from '../listen-for-faults';
import { comeAndGo } from './come-and-go';
import { developmentSite, startDevelopment } from './development-site';
import { expectNothingKept, prepareToCount } from './held';
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

/** Every work is left and come back to; these until what stays of it can be measured. */
const often = ['etude-en-diagonales', 'a stream'];

/** next dev answers slowly: of the page before something may still wait, and is held then. */
const partOfPage = { nodes: 100, listeners: 10 };

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  // On a machine with other work to do next dev takes minutes for its first pages.
  test.setTimeout(600_000);
  stop = await startDevelopment();
});
test.afterAll(() => stop?.());

for (const work of works) {
  const { language } = work;
  const isOften = often.includes(work.name);

  test(`${work.name} plays under StrictMode in ${language.name}, left and come back to ${isOften ? 'again and again' : 'twice'}`, async ({
    page,
  }) => {
    if (isOften) test.slow();
    const fetched = await prepareWork(page, work);
    const faults = listenForFaults(page);
    const player = playerOf(page, language, work.slug);
    await prepareToCount(page);
    const readPlaces = await countPlaces(page);
    await player.goto();
    const visit = comeAndGo(page, language, player);
    const players = isOften ? await expectNothingKept(page, visit, partOfPage) : 2;
    if (!isOften) for (let time = 0; time < players; time += 1) await visit();
    // Each effect has run, been taken back, and run again: that is StrictMode.
    await expect.poll(readPlaces).toBe(2 * players);
    if (work.streamed)
      expect(fetched.filter((file) => file === 'master.m3u8')).toHaveLength(players);
    expect(faults).toEqual([]);
  });
}

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
