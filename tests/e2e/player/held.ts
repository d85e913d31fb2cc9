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
 * may stay of these. React now and then holds the page before the last until it draws again, which
 * is as much after ten visits as after one: so the least of the first half's readings is compared
 * with the least of the second's.
 */
export async function expectNothingKept(page: Page, visit: () => Promise<void>, times: number) {
  const readHeld = await openHeld(page);
  const half = times / 2;
  const readings: Awaited<ReturnType<typeof readHeld>>[] = [];
  await visit();
  await visit();
  for (let time = 0; time < times; time += 1) {
    await visit();
    readings.push(await readHeld());
  }
  const grown = (what: 'nodes' | 'listeners') => {
    const amounts = readings.map((reading) => reading[what]);
    return Math.min(...amounts.slice(half)) - Math.min(...amounts.slice(0, half));
  };
  const all = JSON.stringify(readings);
  expect(grown('nodes'), `nodes that have stayed: ${all}`).toBeLessThan(nodesAVisit * half);
  expect(grown('listeners'), `listeners that have stayed: ${all}`).toBeLessThan(
    listenersAVisit * half,
  );
}
