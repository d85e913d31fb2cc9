import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limits, openServer } from '@/lib/server/connections/open-server';
import { until } from '../../until';
import { openSocket, readNext, readToEnd } from './open-sockets';

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

it('does not wait for the body of a request that it has answered', async () => {
  await open(watchful);
  server.on('request', hurry);
  const socket = await openSocket(server);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
  const said = await readToEnd(socket);
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('waits no longer than a quarter of a minute, and looks every second', async () => {
  await open();
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(15_000);
  expect(limits.connectionsCheckingInterval).toBeLessThanOrEqual(1_000);
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

it('gives up a reader who takes nothing for a minute', async () => {
  await open();
  expect(server.timeout).toBe(60_000);
});

it('waits as long as is written down, and as others than it is told to', () => {
  expect(limits).toEqual({
    ...{ headersTimeout: 10_000, requestTimeout: 15_000 },
    ...{ connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 },
  });
  server = openServer(() => {}, { keepAliveTimeout: 7 });
  expect([server.keepAliveTimeout, server.headersTimeout]).toEqual([7, 10_000]);
});

it('says what every answer says also where it does not hear of it', async () => {
  const marks = { 'x-robots-tag': 'noindex' };
  server = openServer((_, response) => void response.writeHead(200, marks).end('well'), {}, marks);
  await once(server.listen(0), 'listening');
  const broken = await openSocket(server);
  broken.write('NONSENSE\r\n\r\n');
  expect(await readToEnd(broken)).toMatch(/^HTTP\/1\.1 400 .*\r\nx-robots-tag: noindex\r\n/s);
  const hopeful = await openSocket(server);
  hopeful.write('GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n');
  expect(await readToEnd(hopeful)).toMatch(/^HTTP\/1\.1 200 .*\r\nx-robots-tag: noindex\r\n/s);
});

it('leaves to Node what it cannot promise, where nothing is said on every answer', async () => {
  await open();
  expect(server.listenerCount('checkExpectation')).toBe(0);
});
