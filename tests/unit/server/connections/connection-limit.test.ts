import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import {
  limitConnections,
  mostConnections,
  readFileLimit,
} from '@/lib/server/connections/connection-limit';
import { watchConnections } from '@/lib/server/connections/connections';
import { openSocket, readNext } from './open-sockets';

it('leaves files to be opened beside connections', () => {
  expect(mostConnections(128, 24)).toBe(40);
  expect(mostConnections(1024, 24)).toBe(488);
  expect(mostConnections(30, 24)).toBe(8);
  expect(mostConnections(Infinity, 24)).toBe(Infinity);
});

it('reads how many files a process may open, where the system says', () => {
  const { limit, open } = readFileLimit();
  expect(limit).toBeGreaterThan(open);
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

it('limits nothing where nobody says how many files there are', () => {
  const server = createServer();
  const before = server.listenerCount('connection');
  limitConnections(server, watchConnections(createServer()), Infinity);
  expect([server.maxConnections, server.listenerCount('connection')]).toEqual([undefined, before]);
});

it('closes what nobody uses once three quarters are taken, and not before', () => {
  const server = createServer();
  const closed = vi.spyOn(server, 'closeIdleConnections').mockReturnValue();
  const open = new Map<never, undefined>();
  limitConnections(server, { open, endEach: () => {} }, 8);
  expect(server.maxConnections).toBe(8);
  for (const [count, times] of [
    [6, 0],
    [7, 1],
  ] as const) {
    while (open.size < count) open.set({} as never, undefined);
    server.emit('connection', new Socket());
    expect(closed).toHaveBeenCalledTimes(times);
  }
});

it.runIf(process.platform === 'linux')('reads on Linux what the system says', () => {
  const { limit, open } = readFileLimit();
  expect(limit).toBe(
    Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]),
  );
  expect(open).toBeGreaterThan(2);
});
