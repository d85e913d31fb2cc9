import { expect, type Page } from 'playwright/test';

/** Counts what the browser still holds of a page after the rubbish has been collected. */
async function openHeld(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const amount = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { nodes: amount('Nodes'), listeners: amount('JSEventListeners') };
  };
}

/** A film's player is some 300 nodes and 100 listeners: far less than this may stay of each. */
const nodesAVisit = 40;
const listenersAVisit = 4;

/**
 * Visits a page, twice so that the caches are full, and then so many times; no node and no listener
 * may stay of these.
 */
export async function expectNothingKept(page: Page, visit: () => Promise<void>, times: number) {
  const readHeld = await openHeld(page);
  await visit();
  await visit();
  const before = await readHeld();
  for (let time = 0; time < times; time += 1) await visit();
  await expect
    .poll(async () => {
      const { nodes, listeners } = await readHeld();
      const grown = { nodes: nodes - before.nodes, listeners: listeners - before.listeners };
      return Math.max(grown.nodes / nodesAVisit, grown.listeners / listenersAVisit);
    }, 'what has stayed, counted in visits')
    .toBeLessThan(times);
}
