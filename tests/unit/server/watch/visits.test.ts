import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { watchConnections } from '@/lib/server/connections/connections';
import { giveRequestId } from '@/lib/server/headers/request-id';
import { createVisitLog } from '@/lib/server/watch/log-visits';
import { openMetrics } from '@/lib/server/watch/metrics';
import { type Visit, watchVisit } from '@/lib/server/watch/visits';
import { until } from '../../until';
import { answerOf } from '../answer-of';
import { openSocket } from '../connections/open-sockets';
import { get } from '../get';

const visit: Visit = {
  ...{ id: 'a-1', method: 'GET', path: '/vod', status: 200, bytes: 7, milliseconds: 12.345 },
};

it('tells of a visit what it was, and nothing of who came or what was searched', async () => {
  const tell = vi.fn();
  await answerOf(
    (request, response) => {
      giveRequestId(request, response);
      watchVisit(request, response, tell);
      response.writeHead(404, { 'content-length': 2 }).end('no');
    },
    { path: '/catalogue?q=secret', headers: { 'x-request-id': 'proxy-4711' } },
  );
  await until(() => expect(tell).toHaveBeenCalledOnce());
  const [told] = tell.mock.calls[0] ?? [];
  expect(told).toEqual({
    ...{ id: 'proxy-4711', method: 'GET', path: '/catalogue', status: 404, bytes: 2 },
    milliseconds: expect.any(Number),
  });
});

it.each([
  ['by name after name', ['vary', 'rsc', 'content-length', '3']],
  ['by an object', { 'content-length': '3' }],
])('tells how long an answer is whose head is written %s', async (_, head) => {
  const tell = vi.fn();
  await answerOf((request, response) => {
    watchVisit(request, response, tell);
    response.writeHead(200, head).end('yes');
  });
  await until(() => expect(tell).toHaveBeenCalledOnce());
  expect(tell.mock.calls[0]?.[0]).toMatchObject({ bytes: 3 });
});

it('tells of who has gone before the answer was whole', async () => {
  const tell = vi.fn();
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    watchVisit(request, response, tell);
    response.write('half');
  });
  await once(server.listen(0), 'listening');
  const socket = await openSocket(server);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await until(() => expect(tell).toHaveBeenCalledOnce());
  expect(tell.mock.calls[0]?.[0]).toMatchObject({ status: 499 });
  server.close();
});

it('logs a line of JSON for each visit, for those only that failed or took long, or for none', () => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  createVisitLog(log, 'all')?.(visit);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    ...{ level: 'access', id: 'a-1', method: 'GET', path: '/vod', status: 200, bytes: 7, ms: 12.3 },
    time: expect.stringMatching(/^\d{4}-/),
  });
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  const notable = createVisitLog(log, 'notable');
  lines.splice(0);
  for (const status of [200, 304, 404, 499]) notable?.({ ...visit, status });
  expect(lines).toEqual([]);
  for (const more of [{ status: 500 }, { status: 429 }, { milliseconds: 1_000 }])
    notable?.({ ...visit, ...more });
  expect(lines).toHaveLength(3);
  expect(createVisitLog(log, 'off')).toBeUndefined();
});

it('says to Prometheus what has been answered, on a server of its own', async () => {
  const { createServer } = await import('node:http');
  const connections = watchConnections(createServer());
  const { count, server } = await openMetrics({ connections, build: 'b7', isReady: () => true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = (path: string, method = 'GET') =>
    get({ path, method, host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  count(visit);
  count({ ...visit, status: 500 });
  for (const method of ['BREW', 'WHEN']) count({ ...visit, method, status: 405, bytes: undefined });
  const { headers, body } = await ask('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  for (const line of [
    'bobine_requests_total{method="GET",status="200"} 1',
    'bobine_requests_total{method="GET",status="500"} 1',
    'bobine_requests_total{method="other",status="405"} 2',
    'bobine_response_bytes_total 14',
    'bobine_request_seconds_bucket{le="0.025"} 4',
    'bobine_connections 0',
    'bobine_ready 1',
    'bobine_build_info{build="b7"} 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  server.close();
});
