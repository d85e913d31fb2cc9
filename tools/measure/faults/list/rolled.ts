import type { Fault } from '../fault';
import { least, withPair } from '../pair';
import { sayVisits, visitDuring } from '../visit-during';

/** Two instances behind nginx restarted under load, one after the other. */
export const rolled: Fault = {
  name: 'rolling restart behind nginx',
  env: { STOP_NOTICE: '1' },
  provoke: (site) =>
    withPair(site, async ({ port, stop, start }) => {
      const visits = await visitDuring({ port, least }, async () => {
        for (const which of [0, 1] as const) {
          await stop(which);
          await start(which);
        }
      });
      return { said: sayVisits(visits), isWell: visits.failed === 0 };
    }),
};
