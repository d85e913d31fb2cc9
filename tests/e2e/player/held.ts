import { expect, type Page } from 'playwright/test';
import { median } from '@/lib/player/measure/median';

/** Counts what the browser holds of a page. */
async function openHeld(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const collect = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const amount = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { nodes: amount('Nodes'), listeners: amount('JSEventListeners') };
  };
  /** Once the rubbish has been collected and nothing more comes of it. */
  return async () => {
    let held = await collect();
    const settle = async () => {
      const before = held;
      held = await collect();
      return held.nodes === before.nodes;
    };
    await expect.poll(settle, { intervals: [50, 100, 200], timeout: 15_000 }).toBe(true);
    return held;
  };
}

/** A film's player is some 300 nodes and 100 listeners; far less may stay of a visit. */
const mayStay = { nodes: 100, listeners: 10 };

/**
 * Visits a page, twice so that the caches are full, and then so many times: no nodes and no
 * listeners may stay of these. Browser and React now and then hold a page for longer, once or for
 * good, and two pages by turns: so it is the median of what two visits add that is judged.
 */
export async function expectNothingKept(page: Page, visit: () => Promise<void>, times: number) {
  const readHeld = await openHeld(page);
  const readings: Awaited<ReturnType<typeof readHeld>>[] = [];
  await visit();
  await visit();
  for (let time = 0; time < times; time += 1) {
    await visit();
    readings.push(await readHeld());
  }
  for (const what of ['nodes', 'listeners'] as const) {
    const amounts = readings.map((reading) => reading[what]);
    const added = amounts.slice(2).map((amount, index) => amount - (amounts[index] ?? 0));
    expect(median(added) / 2, `${what} that stay of a visit: ${amounts}`).toBeLessThan(
      mayStay[what],
    );
  }
}
