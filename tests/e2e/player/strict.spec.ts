import { expect, type Page, test } from 'playwright/test';
import { listenForFaults } from '../listen-for-errors';
import { comeAndGo } from './come-and-go';
import { developmentSite, startDevelopment } from './development-site';
import { playerOf } from './player-of';
import { prepareWork, works } from './works';

// One development server for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({
  baseURL: developmentSite,
  // Chromium does not let rewritten pages open next dev's socket on this computer otherwise.
  permissions: ['local-network-access'],
});

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  // On a busy machine next dev takes minutes for its first pages.
  test.setTimeout(600_000);
  stop = await startDevelopment();
});
test.afterAll(() => stop?.());

for (const work of works)
  test(`${work.name} plays under StrictMode, left and reopened`, {
    tag: '@release',
  }, async ({ page }) => {
    const fetched = await prepareWork(page, work);
    const errors = listenForFaults(page);
    const player = playerOf(page, work.language, work.slug);
    const readBoxes = await countBoxes(page);
    await player.goto();
    const visit = comeAndGo(page, work.language, player);
    for (let time = 0; time < 2; time += 1) await visit();
    // StrictMode runs each effect twice.
    await expect.poll(readBoxes).toBe(4);
    if (work.streamed) expect(fetched.filter((file) => file === 'master.m3u8')).toHaveLength(2);
    expect(errors).toEqual([]);
  });

/**
 * Counts the boxes added to a stage for a media element, removed ones included. They are counted outside the page,
 * which is reloaded if next dev does not answer in time.
 */
async function countBoxes(page: Page): Promise<() => number> {
  let boxes = 0;
  await page.exposeFunction('boxesAdded', (added: number) => {
    boxes += added;
  });
  await page.addInitScript(() => {
    const { boxesAdded } = window as unknown as { boxesAdded: (added: number) => void };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('.player-stage'))
          boxesAdded(addedNodes.length);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => boxes;
}
