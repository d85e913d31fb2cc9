import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Connections,
  limitConnections,
  watchConnections,
} from '@/lib/server/connections/connections';
import { stopGracefully, stopOnSignals } from '@/lib/server/connections/graceful-shutdown';
import { type limits, listen, openServer } from '@/lib/server/connections/open-server';
import { until } from '../../until';
import { get } from '../get';
import { openSocket, readNext, readToEnd } from './open-sockets';

it('limitConnections closes idle connections before it refuses new ones', async () => {
  const server = createServer((_, response) => response.end('well'));
  limitConnections(server, watchConnections(server), 8);
  await once(server.listen(0), 'listening');
  const idle = [];
  for (let count = 0; count < 6; count += 1) {
    const socket = await openSocket(server);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await readNext(socket);
    idle.push(once(socket, 'close'));
  }
  const visitors = [await openSocket(server), await openSocket(server)];
  await Promise.all(idle);
  for (const visitor of visitors) {
    visitor.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await readNext(visitor)).toContain('200 OK');
    visitor.destroy();
  }
  server.close();
});

describe('open server', () => {
  let server: Server;
  const open = async (within: Partial<typeof limits> = {}) => {
    server = openServer((_, response) => void response.end('well'), within);
    await once(server.listen(0), 'listening');
  };

  afterEach(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });

  /** Set only after the server has received something: a slow machine would be late before it has sent anything. */
  const watchful = { connectionsCheckingInterval: 20 };
  it.each([
    ['', ''],
    [' with an unknown expectation', 'Expect: x\r\n'],
  ])(
    'answers 408 with a request id when the body of a request%s stops, however slow it was before',
    async (_, head) => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      const bodyTimeout = 10_000;
      const requested = new Promise<IncomingMessage>((resolve) => {
        server = openServer((request) => resolve(request.resume()), {
          bodyTimeout,
          bodyBytes: 1000,
        });
      });
      await once(server.listen(0), 'listening');
      const socket = await openSocket(server);
      socket.write(`POST /_errors HTTP/1.1\r\nHost: a\r\n${head}Content-Length: 9000\r\n\r\n`);
      const { socket: far } = await requested;
      for (let part = 0; part < 3; part += 1) {
        const before = far.bytesRead;
        socket.write('x'.repeat(1000));
        await until(() => expect(far.bytesRead).toBe(before + 1000));
        vi.advanceTimersByTime(bodyTimeout);
        expect(far.writable).toBe(true);
      }
      vi.advanceTimersByTime(bodyTimeout);
      vi.useRealTimers();
      const answer = await readToEnd(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toMatch(/\r\nX-Request-Id: [\w-]+\r\n/);
    },
  );

  it('answers 408 when the headers of a request do not arrive', async () => {
    await open(watchful);
    const taken = once(server, 'connection');
    const socket = await openSocket(server);
    const [far] = (await taken) as [Socket];
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await until(() => expect(far.bytesRead).toBeGreaterThan(0));
    server.headersTimeout = 50;
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('answers a malformed request with 400 and a request id, and too many headers with 431', async () => {
    await open();
    const socket = await openSocket(server);
    socket.write('NONSENSE\r\n\r\n');
    const answer = await readToEnd(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nX-Request-Id: [\w-]+\r\n/);
    const long = await openSocket(server);
    long.write(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await readToEnd(long)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('stop gracefully', () => {
  const soon = { notice: 0, stalled: 40, longest: 2_000 };
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  let server: Server;
  let connections: Connections;
  const serve = async (answer: RequestListener) => {
    server = createServer(answer);
    connections = watchConnections(server);
    await listen(server, { port: 0, host: undefined });
    return (server.address() as AddressInfo).port;
  };

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('finishes a running request and refuses the next one', async () => {
    let stopped: Promise<void> | undefined;
    const port = await serve((_, response) => {
      stopped = stopGracefully(server, connections, soon);
      setTimeout(() => response.end('done'), 80);
    });
    expect((await get({ path: '/', port })).body).toBe('done');
    await stopped;
    await expect(get({ path: '/', port })).rejects.toThrow();
  });

  it('cuts off a request that outlasts the deadline', async () => {
    let stopped: Promise<void> | undefined;
    const port = await serve(() => {
      stopped = stopGracefully(server, connections, { ...soon, longest: 50 });
    });
    await expect(get({ path: '/', port })).rejects.toThrow();
    await stopped;
  });

  it('closes every connection after its response, and still accepts new ones during the notice', async () => {
    const port = await serve((_, response) => response.end('well'));
    const alive = await openSocket(server);
    alive.write(request);
    expect(await readNext(alive)).toContain('Connection: keep-alive');
    // The notice ends when the test says so, not when the machine is slow.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const over = vi.fn();
    void stopGracefully(server, connections, { ...soon, notice: 300 }).then(over);
    alive.write(request);
    expect(await readToEnd(alive)).toContain('Connection: close');
    const { headers, body } = await get({ path: '/', port });
    expect([headers.connection, body]).toEqual(['close', 'well']);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    await until(() => expect(over).toHaveBeenCalledOnce());
  });

  it('does not wait for a client that reads nothing', async () => {
    await serve((_, response) => response.end(Buffer.alloc(32 * 1024 * 1024)));
    const stalled = await openSocket(server);
    stalled.pause().write(request);
    await once(server, 'request');
    // The test times out sooner, if it waits.
    await stopGracefully(server, connections, { ...soon, longest: 600_000 });
    stalled.destroy();
  });
});

async function listenForSignals() {
  const signals = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    signals.set(name, listener as () => void);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { signals, exit, server, connections: watchConnections(server) };
}

it('stopOnSignals exits with 0 once its requests are answered, after any number of signals', async () => {
  const { signals, exit, server, connections } = await listenForSignals();
  const close = vi.spyOn(server, 'close');
  const onStopping = vi.fn();
  stopOnSignals(server, connections, { notice: 20, onStopping });
  expect([...signals.keys()]).toEqual(['SIGTERM', 'SIGINT']);
  signals.get('SIGTERM')?.();
  signals.get('SIGINT')?.();
  expect(onStopping).toHaveBeenCalledOnce();
  await until(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
  expect(close).toHaveBeenCalledOnce();
  expect(server.listening).toBe(false);
});
