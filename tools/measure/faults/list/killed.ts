import { wait } from '../ask';
import type { Fault } from '../fault';
import { least, withPair } from '../pair';
import { sayVisits, visitDuring } from '../visit-during';

/** One of two instances behind nginx killed under load, and back after a while. */
export const killed: Fault = {
  name: 'kill -9 behind nginx',
  provoke: (site) =>
    withPair(site, async ({ port, kill, start }) => {
      const visits = await visitDuring({ port, least }, async () => {
        await kill(0);
        await wait(3_000);
        await start(0);
        await wait(1_000);
      });
      return { said: sayVisits(visits), isWell: visits.failed === 0 };
    }),
};
