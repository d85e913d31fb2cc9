import type { Server } from 'node:http';
import type { Connections } from '../connections/connections';
import type { Log } from '../failures/log-failure';
import { createVisitLog } from '../watch/log-visits';
import { openMetrics } from '../watch/metrics';
import { watchVisit } from '../watch/visits';
import { listen } from './listen';
import type { Settings } from './read-settings';

type Given = {
  settings: Pick<Settings, 'accessLog' | 'metrics'>;
  connections: Connections;
  build: string;
  isReady: () => boolean;
  log: Log;
};

/** Enables the access log and the metrics that the operator has configured. Measures nothing if both are off. */
export async function watchOver(
  server: Server,
  { settings, connections, build, isReady, log }: Given,
): Promise<void> {
  const metrics = settings.metrics && (await openMetrics({ connections, build, isReady }));
  if (metrics && settings.metrics) await listen(metrics.server, settings.metrics);
  const tells = [createVisitLog(log, settings.accessLog), metrics?.count].filter((tell) => !!tell);
  if (tells.length === 0) return;
  server.prependListener('request', (request, response) =>
    watchVisit(request, response, (visit) => {
      for (const tell of tells) tell(visit);
    }),
  );
}
