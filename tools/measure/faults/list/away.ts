import { ask, wait } from '../ask';
import type { Fault } from '../fault';
import { withPair } from '../pair';
import { listVisited } from '../visited';

/** Milliseconds: a page is fresh for a minute, and only then nginx asks for it again. */
const old = 61_000;

/** Both instances behind nginx away: what was visited before is still there. */
export const away: Fault = {
  name: 'origin away',
  provoke: (site) =>
    withPair(site, async ({ port, kill }) => {
      const pages = listVisited().filter((path) => !path.endsWith('.mp4'));
      for (const path of pages) await ask({ port, path });
      await wait(old);
      await Promise.all([kill(0), kill(1)]);
      const answers = await Promise.all(pages.map((path) => ask({ port, path })));
      const served = answers.filter(({ status, size }) => status === 200 && size > 0);
      const stale = answers.filter(({ headers }) => headers['x-cache'] === 'STALE');
      const { status } = await ask({ port, path: '/vod?never=asked' });
      return {
        said: `${served.length} of ${pages.length} visited addresses served, ${stale.length} of them stale; ${status} for one that nobody had visited`,
        isWell: served.length === pages.length && stale.length > 0,
      };
    }),
};
