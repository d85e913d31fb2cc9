import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
import { answerHealth } from '@/lib/server/watch/health';
import { type Metrics, openMetrics } from '@/lib/server/watch/monitoring';
import { until } from '../until';
import { answerOf } from './answer-of';
import { openSocket } from './connections/open-sockets';
import { get } from './get';

describe('answer health', () => {
  const ask = (path: string, isReady = true, method = 'GET') =>
    answerOf(
      (request, response) =>
        answerHealth(request, response, () => isReady) || void response.writeHead(404).end('page'),
      { path, method },
    );

  it('says that the site lives and takes visitors', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, headers, body } = await ask(path);
      expect([status, body]).toEqual([200, '{"status":"ok"}']);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('lives but takes no visitors once it is told to stop', async () => {
    expect((await ask('/healthz', false)).status).toBe(200);
    const { status, body } = await ask('/readyz', false);
    expect([status, body]).toEqual([503, '{"status":"stopping"}']);
  });
});

describe('log visits', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const visit: Visit = {
    ...{ id: 'a-1', method: 'GET', path: '/vod', status: 200, bytes: 7, milliseconds: 12.35 },
  };
  function logged(which: AccessLog, more: Partial<Visit> = {}): string[] {
    const lines: string[] = [];
    createAccessLog((line) => lines.push(line), which)?.({ ...visit, ...more });
    return lines;
  }

  it('writes a line with all that is known of a visit, to a tenth of a millisecond', () =>
    expect(logged('all')).toEqual([
      '{"level":"access","time":"2026-11-21T12:00:00.000Z","id":"a-1","method":"GET","path":"/vod","status":200,"bytes":7,"ms":12.4}\n',
    ]));

  it.each([...[{ status: 500 }, { status: 503 }, { status: 429 }, { milliseconds: 1_000 }]])(
    '%o is notable',
    (more) => expect(logged('notable', more)).toHaveLength(1),
  );

  it.each([{}, { status: 499 }, { status: 404 }, { status: 428 }, { milliseconds: 999.9 }])(
    '%o is not',
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

  it('counts answers by how long they took', async () => {
    for (const milliseconds of [0.5, 12, 2_000]) count({ milliseconds });
    const lines = await linesOf('bobine_request_seconds');
    expect(lines[0]).toBe(
      '# HELP bobine_request_seconds From the request to the end of its answer.',
    );
    const buckets = lines.flatMap(
      (line) => /le="([^"]+)"\} (\d+)/.exec(line)?.slice(1).join(' ') ?? [],
    );
    expect(buckets).toEqual([
      ...['0.001 1', '0.005 1', '0.025 2', '0.1 2', '0.25 2', '0.5 2', '1 2', '2.5 3', '5 3'],
      ...['10 3', '+Inf 3'],
    ]);
    expect(lines).toContain('bobine_request_seconds_sum 2.0125');
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
});

describe('visits', () => {
  it('tells of a visit what it was, and nothing of who came or what was searched', async () => {
    const tell = vi.fn();
    await answerOf(
      (request, response) => {
        assignRequestId(request, response);
        recordVisit(request, response, tell);
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

  it('tells of who has gone before the answer was whole', async () => {
    const tell = vi.fn();
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      recordVisit(request, response, tell);
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

  it('tells how long it took, and no address that opens an order', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(100);
    const tell = vi.fn();
    const response = Object.assign(new EventEmitter(), {
      ...{
        writeHead: () => {},
        getHeader: () => undefined,
        writableFinished: true,
        statusCode: 200,
      },
    });
    const request = { method: 'GET', url: '/commande/Xk9#a?b' } as IncomingMessage;
    recordVisit(request, response as unknown as ServerResponse, tell);
    clock.mockReturnValue(107);
    response.emit('close');
    clock.mockRestore();
    expect(tell).toHaveBeenCalledExactlyOnceWith({
      ...{ id: undefined, method: 'GET', path: '/commande/*', status: 200, bytes: undefined },
      milliseconds: 7,
    });
  });
});
