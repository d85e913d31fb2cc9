import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchConnections } from '@/lib/server/connections/connections';
import { type Metrics, openMetrics } from '@/lib/server/watch/metrics';
import { get } from '../get';

let metrics: Metrics;
let isReady: boolean;
beforeEach(async () => {
  isReady = true;
  const connections = watchConnections(createServer());
  metrics = await openMetrics({ connections, build: 'b7', isReady: () => isReady });
  await once(metrics.server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  metrics.server.closeAllConnections();
  metrics.server.close();
});

const ask = (path = '/metrics', method = 'GET') =>
  get({ path, method, host: '127.0.0.1', port: (metrics.server.address() as AddressInfo).port });
const count = (more: object = {}) =>
  metrics.count({
    ...{ id: 'a', method: 'GET', path: '/vod', status: 200, bytes: 7, milliseconds: 12 },
    ...more,
  });
const linesOf = async (name: string) =>
  (await ask()).body.split('\n').filter((line) => line.includes(name));

it('counts answers by method and status, and methods that anybody invents as one', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'BREW', '']) count({ method });
  count({ status: 404 });
  expect(await linesOf('bobine_requests_total')).toEqual([
    '# HELP bobine_requests_total Requests answered.',
    '# TYPE bobine_requests_total counter',
    ...['GET', 'HEAD', 'OPTIONS', 'POST'].map(
      (method) => `bobine_requests_total{method="${method}",status="200"} 1`,
    ),
    'bobine_requests_total{method="other",status="200"} 2',
    'bobine_requests_total{method="GET",status="404"} 1',
  ]);
});

it('counts the bytes of bodies that were sent', async () => {
  for (const more of [{}, { bytes: 5 }, { bytes: undefined }, { method: 'HEAD' }]) count(more);
  expect(await linesOf('bobine_response_bytes_total')).toEqual([
    '# HELP bobine_response_bytes_total Bytes of bodies whose length was known.',
    '# TYPE bobine_response_bytes_total counter',
    'bobine_response_bytes_total 12',
  ]);
});

it('counts answers by how long they took', async () => {
  for (const milliseconds of [0.5, 12, 2_000]) count({ milliseconds });
  const lines = await linesOf('bobine_request_seconds');
  expect(lines[0]).toBe('# HELP bobine_request_seconds From the request to the end of its answer.');
  const buckets = lines.flatMap(
    (line) => /le="([^"]+)"\} (\d+)/.exec(line)?.slice(1).join(' ') ?? [],
  );
  expect(buckets).toEqual([
    ...['0.001 1', '0.005 1', '0.025 2', '0.1 2', '0.25 2', '0.5 2', '1 2', '2.5 3', '5 3'],
    ...['10 3', '+Inf 3'],
  ]);
  expect(lines).toContain('bobine_request_seconds_sum 2.0125');
});

it('says which build it is, what is open, and whether visitors are taken', async () => {
  const help = (name: string) => linesOf(`# HELP ${name} `);
  expect(await help('bobine_build_info')).toEqual(['# HELP bobine_build_info The build.']);
  expect(await help('bobine_connections')).toEqual([
    '# HELP bobine_connections Connections that are open.',
  ]);
  expect(await help('bobine_ready')).toEqual(['# HELP bobine_ready 1 while visitors are taken.']);
  expect(await linesOf('bobine_build_info{')).toEqual(['bobine_build_info{build="b7"} 1']);
  expect(await linesOf('bobine_connections 0')).toHaveLength(1);
  expect(await linesOf('bobine_ready 1')).toHaveLength(2);
  isReady = false;
  expect(await linesOf('bobine_ready 0')).toHaveLength(1);
});

it('answers at one address, by reading alone, and for no cache', async () => {
  const { status, headers } = await ask();
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const head = await ask('/metrics', 'HEAD');
  expect([head.status, head.body]).toEqual([200, '']);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics?x', 'GET'],
  ]) {
    const other = await ask(path, method);
    expect([other.status, other.body]).toEqual([404, '']);
  }
});
