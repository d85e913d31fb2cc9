import { expect, type Page } from 'playwright/test';
import { trend } from '@/tools/measure/statistics';

/** Counts the nodes and listeners of a page after a garbage collection. */
async function openHeld(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async (): Promise<Held> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const amount = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { nodes: amount('Nodes'), listeners: amount('JSEventListeners') };
  };
}

/**
 * Replaces images by empty ones. Chromium retains an image with `srcset` and `sizes` as long as its document if
 * React created but did not use it (a ViewportChangeListener in heap snapshots), and a loading image until it has
 * loaded, each with its page. These tests only measure what the player retains.
 */
export async function prepareToCount(page: Page) {
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function set(name, value) {
      if (!(this instanceof HTMLImageElement) || !/^(srcset|sizes)$/i.test(name))
        setAttribute.call(this, name, value);
    };
  });
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route(
    (url) => url.pathname.startsWith('/_next/static/pictures/'),
    (route) => route.fulfill({ contentType: 'image/svg+xml', body }),
  );
}

type Held = { nodes: number; listeners: number };

/** Number of readings in a round; enough to tolerate one outlier (`trend`). */
const round = 6;

/**
 * Visits a page twice to fill the caches, and then six times: each visit may retain at most so many nodes and
 * listeners. A film's player has some 300 nodes and 100 listeners. React sometimes retains the previous page (some
 * 700 nodes) until a later visit, so all readings are evaluated together, and if they seem to grow, six more visits
 * decide. A leak grows with each visit and raises the minimum of six visits too; a page released late raises only
 * some readings. Returns the number of visits.
 */
export async function expectNothingRetained(
  page: Page,
  visit: () => Promise<void>,
  allowance: Held,
) {
  const readHeld = await openHeld(page);
  const readRound = async () => {
    const readings: Held[] = [];
    for (let time = 0; time < round; time += 1) {
      await visit();
      readings.push(await readHeld());
    }
    return readings;
  };
  const grows = (readings: Held[]) =>
    trend(readings.map(({ nodes }) => nodes)) >= allowance.nodes ||
    trend(readings.map(({ listeners }) => listeners)) >= allowance.listeners;
  const least = (readings: Held[], what: keyof Held) =>
    Math.min(...readings.map((held) => held[what]));
  const rises = (readings: Held[], before: Held[]) =>
    (['nodes', 'listeners'] as const).some(
      (what) => least(readings, what) - least(before, what) >= 5 * allowance[what],
    );
  await visit();
  await visit();
  const rounds = [await readRound()];
  while (rounds.length < 3 && rounds.every(grows)) rounds.push(await readRound());
  const leaks =
    rounds.every(grows) &&
    rounds.slice(1).every((readings, before) => rises(readings, rounds[before] ?? []));
  expect(leaks, `it grows each time: ${JSON.stringify(rounds)}`).toBe(false);
  return 2 + round * rounds.length;
}
