import { createServer, type Server } from 'node:http';
import type { Connections } from '../connections/connections';
import { listen } from '../connections/open-server';
import type { Log } from '../failures/log-failure';
import type { Settings } from '../read-settings';
import { createAccessLog, recordVisit, type Visit } from './access-log';

export type Metrics = { count: (visit: Visit) => void; server: Server };

type MetricsOptions = { connections: Connections; build: string; isReady: () => boolean };

/** Histogram buckets in seconds, from a page sent from memory to a catalogue rendered on a busy machine. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST']);

/** Prometheus metrics, served at `/metrics`. `prom-client` is loaded only if the metrics are enabled. */
export async function openMetrics({
  connections,
  build,
  isReady,
}: MetricsOptions): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const registers = [new Registry()];
  const [registry] = registers as [InstanceType<typeof Registry>];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'status'];
  const requests = new Counter({
    ...{ name: 'bobine_requests_total', help: 'Requests answered.', labelNames, registers },
  });
  const bytes = new Counter({
    ...{ name: 'bobine_response_bytes_total', help: 'Bytes of bodies whose length was known.' },
    registers,
  });
  const seconds = new Histogram({
    ...{ name: 'bobine_request_seconds', help: 'From the request to the end of its answer.' },
    ...{ buckets, registers },
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  gauge('bobine_connections', 'Connections that are open.', () => connections.open.size);
  gauge('bobine_ready', '1 while visitors are taken.', () => Number(isReady()));
  new Gauge({ name: 'bobine_build_info', help: 'The build.', labelNames: ['build'], registers })
    .labels(build)
    .set(1);

  const server = createServer(async ({ url, method }, response) => {
    const isScrape = url === '/metrics' && (method === 'GET' || method === 'HEAD');
    if (!isScrape) return void response.writeHead(404).end();
    const body = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    response.end(method === 'HEAD' ? undefined : body);
  });
  return {
    server,
    count({ method, status, bytes: length, milliseconds }) {
      // Unknown methods are grouped: clients can send any, and each label value stays in memory.
      requests.inc({ method: knownMethods.has(method) ? method : 'other', status });
      if (length !== undefined && method !== 'HEAD') bytes.inc(length);
      seconds.observe(milliseconds / 1000);
    },
  };
}

type MonitoringOptions = {
  settings: Pick<Settings, 'accessLog' | 'metrics'>;
  connections: Connections;
  build: string;
  isReady: () => boolean;
  log: Log;
};

/** Enables the access log and the metrics that the operator has configured. Measures nothing if both are off. */
export async function openMonitoring(
  server: Server,
  { settings, connections, build, isReady, log }: MonitoringOptions,
): Promise<void> {
  const metrics = settings.metrics && (await openMetrics({ connections, build, isReady }));
  if (metrics && settings.metrics) await listen(metrics.server, settings.metrics);
  const listeners = [createAccessLog(log, settings.accessLog), metrics?.count].filter(
    (listener) => !!listener,
  );
  if (listeners.length === 0) return;
  server.prependListener('request', (request, response) =>
    recordVisit(request, response, (visit) => {
      for (const listener of listeners) listener(visit);
    }),
  );
}
