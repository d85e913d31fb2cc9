import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  limitConnections,
  maxConnectionsFor,
  readFileLimit,
  watchConnections,
} from '@/lib/server/connections/connections';
import { type limits, openServer } from '@/lib/server/connections/open-server';
import { until } from '../../until';
import { openSocket, readNext, readToEnd } from './open-sockets';

describe('connection limit', () => {
  it('leaves files to be opened beside connections', () => {
    expect(maxConnectionsFor(128, 24)).toBe(40);
    expect(maxConnectionsFor(1024, 24)).toBe(488);
    expect(maxConnectionsFor(30, 24)).toBe(8);
    expect(maxConnectionsFor(Infinity, 24)).toBe(Infinity);
  });

  it('closes what nobody uses before it refuses anybody', async () => {
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

  it.runIf(process.platform === 'linux')('reads on Linux what the system says', () => {
    const { limit, open } = readFileLimit();
    expect(limit).toBe(
      Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]),
    );
    expect(open).toBeGreaterThan(2);
  });
});

describe('watched connections', () => {
  /** A server on which somebody asks, without a network. */
  function open() {
    const server = createServer();
    server.removeAllListeners('connection');
    const connections = watchConnections(server);
    const connect = () => {
      const socket = new Socket();
      server.emit('connection', socket);
      return socket;
    };
    const ask = (socket: Socket) => {
      const response = { shouldKeepAlive: true } as ServerResponse;
      server.emit('request', { socket }, response);
      return response;
    };
    return { server, connections, connect, ask };
  }

  it('ends each connection by its answer from then on, also one that is being made', () => {
    const { connections, connect, ask } = open();
    const [busy, idle] = [connect(), connect()];
    const before = ask(busy);
    expect(before.shouldKeepAlive).toBe(true);
    connections.closeAfterResponse();
    expect([before.shouldKeepAlive, ask(idle).shouldKeepAlive]).toEqual([false, false]);
  });
});

describe('open server', () => {
  let server: Server;
  const open = async (within: Partial<typeof limits> = {}) => {
    server = openServer((_, response) => void response.end('well'), within);
    await once(server.listen(0), 'listening');
  };

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Node counts from when it took the connection: a slow machine would be late before it has sent anything. */
  const watchful = { connectionsCheckingInterval: 20 };
  const hurry = () => {
    server.headersTimeout = 50;
    server.requestTimeout = 50;
  };

  it('ends a request whose body does not come, with a word', async () => {
    await open(watchful);
    server.removeAllListeners('request');
    server.on('request', (request) => request.resume()).on('request', hurry);
    const socket = await openSocket(server);
    socket.write('POST /_errors HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
    const said = await readToEnd(socket);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toMatch(/\r\nX-Request-Id: [\w-]+\r\n/);
  });

  it('ends a request whose head does not come', async () => {
    await open(watchful);
    const taken = once(server, 'connection');
    const socket = await openSocket(server);
    const [far] = (await taken) as [Socket];
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await until(() => expect(far.bytesRead).toBeGreaterThan(0));
    hurry();
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('answers what is no request with a word, a name and an end', async () => {
    await open();
    const socket = await openSocket(server);
    socket.write('NONSENSE\r\n\r\n');
    const said = await readToEnd(socket);
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(said).toMatch(/\r\nX-Request-Id: [\w-]+\r\n/);
    const long = await openSocket(server);
    long.write(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await readToEnd(long)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('answers whoever asks for another protocol like anybody else', async () => {
    await open();
    const socket = await openSocket(server);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await readNext(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
    socket.destroy();
  });

  it('says what every answer says also where it does not hear of it', async () => {
    const marks = { 'x-robots-tag': 'noindex' };
    server = openServer(
      (_, response) => void response.writeHead(200, marks).end('well'),
      {},
      marks,
    );
    await once(server.listen(0), 'listening');
    const broken = await openSocket(server);
    broken.write('NONSENSE\r\n\r\n');
    expect(await readToEnd(broken)).toMatch(/^HTTP\/1\.1 400 .*\r\nx-robots-tag: noindex\r\n/s);
    const hopeful = await openSocket(server);
    hopeful.write('GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n');
    expect(await readToEnd(hopeful)).toMatch(/^HTTP\/1\.1 200 .*\r\nx-robots-tag: noindex\r\n/s);
  });
});
