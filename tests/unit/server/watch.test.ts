import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnections } from '@/lib/server/connections/connections';
import { assignRequestId } from '@/lib/server/headers/request-id';
import {
  type AccessLog,
  createAccessLog,
  recordVisit,
  type Visit,
} from '@/lib/server/watch/access-log';
import { handleHealthRequest } from '@/lib/server/watch/health';
import { type Metrics, openMetrics } from '@/lib/server/watch/monitoring';
import { until } from '../until';
import { openSocket } from './connections/open-sockets';
import { get } from './get';
import { responseOf } from './response-of';

const ask = (path: string, isReady = true, method = 'GET') =>
  responseOf(
    (request, response) =>
      handleHealthRequest(request, response, () => isReady) ||
      void response.writeHead(404).end('page'),
    { path, method },
  );

it('handleHealthRequest answers 200 while the server runs and accepts traffic', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers, body } = await ask(path);
    expect([status, body]).toEqual([200, '{"status":"ok"}']);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

it('handleHealthRequest answers 503 at /readyz only, during warm-up and shutdown', async () => {
  expect((await ask('/healthz', false)).status).toBe(200);
  const { status, body } = await ask('/readyz', false);
  expect([status, body]).toEqual([503, '{"status":"stopping"}']);
});

describe('createAccessLog', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));

  const visit: Visit = {
    ...{ id: 'a-1', method: 'GET', path: '/vod', status: 200, bytes: 7, milliseconds: 12.35 },
  };
  function logged(which: AccessLog, more: Partial<Visit> = {}): string[] {
    const lines: string[] = [];
    createAccessLog((line) => lines.push(line), which)?.({ ...visit, ...more });
    return lines;
  }

  it('writes a line of JSON, with the time to a tenth of a millisecond', () =>
    expect(logged('all')).toEqual([
      '{"level":"access","time":"2026-11-21T12:00:00.000Z","id":"a-1","method":"GET","path":"/vod","status":200,"bytes":7,"ms":12.4}\n',
    ]));

  it.each([{ status: 500 }, { status: 503 }, { status: 429 }, { milliseconds: 1_000 }])(
    '“notable” logs %o',
    (more) => expect(logged('notable', more)).toHaveLength(1),
  );

  it.each([{}, { status: 499 }, { status: 404 }, { status: 428 }, { milliseconds: 999.9 }])(
    '“notable” does not log %o',
    (more) => expect(logged('notable', more)).toEqual([]),
  );
});

describe('metrics', () => {
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

  it('counts responses by method and status, with unknown methods as one', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'BREW', '']) count({ method });
    count({ status: 404 });
    expect(await linesOf('bobine_requests_total')).toEqual([
      expect.stringMatching(/^# HELP /),
      '# TYPE bobine_requests_total counter',
      ...['GET', 'HEAD', 'OPTIONS', 'POST'].map(
        (method) => `bobine_requests_total{method="${method}",status="200"} 1`,
      ),
      'bobine_requests_total{method="other",status="200"} 2',
      'bobine_requests_total{method="GET",status="404"} 1',
    ]);
  });
});

it('recordVisit reports a request without client data, search terms and order tokens', async () => {
  const onVisit = vi.fn();
  await responseOf(
    (request, response) => {
      assignRequestId(request, response);
      recordVisit(request, response, onVisit);
      response.writeHead(404, { 'content-length': 2 }).end('no');
    },
    { path: '/commande/Xk9?q=secret', headers: { 'x-request-id': 'proxy-4711' } },
  );
  await until(() => expect(onVisit).toHaveBeenCalledOnce());
  expect(onVisit.mock.calls[0]?.[0]).toEqual({
    ...{ id: 'proxy-4711', method: 'GET', path: '/commande/*', status: 404, bytes: 2 },
    milliseconds: expect.any(Number),
  });
});

it('recordVisit reports 499 if the client has gone before the end of the response', async () => {
  const onVisit = vi.fn();
  const server = createServer((request, response) => {
    recordVisit(request, response, onVisit);
    response.write('half');
  });
  await once(server.listen(0), 'listening');
  const socket = await openSocket(server);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await until(() => expect(onVisit).toHaveBeenCalledOnce());
  expect(onVisit.mock.calls[0]?.[0]).toMatchObject({ status: 499 });
  server.close();
});
