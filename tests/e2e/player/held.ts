import { expect, type Page } from 'playwright/test';
import { trend } from '@/tools/measure/statistics';

/** Counts what the browser holds of a page once it has collected its rubbish. */
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
 * Chromium keeps an image with `srcset` and `sizes` for as long as its document when React has made it
 * and not used it (a ViewportChangeListener, says a heap snapshot), and one that loads until it has, and
 * with it the page it was made for. These tests ask what the player keeps: here images are empty.
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

/** So many that one reading among them may be anything (`trend`). */
const round = 6;

/**
 * Visits a page twice, so that the caches are full, and then six times: of each visit no more than so
 * many nodes and listeners may stay. A film's player is some 300 nodes and 100 listeners. React now and
 * then holds the page before for a while, some 700 nodes, and lets it go at another visit: so all readings
 * are judged together, and where they seem to grow six more visits say whether that goes on. What leaks
 * grows each time, and the least that is held in six visits too: a page that is let go late lifts only some
 * of them. Returns how often the page was visited.
 */
export async function expectNothingKept(page: Page, visit: () => Promise<void>, mayStay: Held) {
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
    trend(readings.map(({ nodes }) => nodes)) >= mayStay.nodes ||
    trend(readings.map(({ listeners }) => listeners)) >= mayStay.listeners;
  const least = (readings: Held[], what: keyof Held) =>
    Math.min(...readings.map((held) => held[what]));
  const rises = (readings: Held[], before: Held[]) =>
    (['nodes', 'listeners'] as const).some(
      (what) => least(readings, what) - least(before, what) >= 5 * mayStay[what],
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
