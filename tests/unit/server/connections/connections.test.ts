import { createServer, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { watchConnections } from '@/lib/server/connections/connections';

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

it('knows what is open, and what is answered on it', () => {
  const { connections, connect, ask } = open();
  const [one, other] = [connect(), connect()];
  const response = ask(one);
  expect([...connections.open]).toEqual([
    [one, response],
    [other, undefined],
  ]);
  one.emit('close');
  expect([...connections.open.keys()]).toEqual([other]);
  // An answer on a connection that has gone brings it back to nobody.
  ask(one);
  expect(connections.open.size).toBe(1);
});

it('ends each connection by its answer from then on, also one that is being made', () => {
  const { connections, connect, ask } = open();
  const [busy, idle] = [connect(), connect()];
  const before = ask(busy);
  expect(before.shouldKeepAlive).toBe(true);
  connections.endEach();
  expect([before.shouldKeepAlive, ask(idle).shouldKeepAlive]).toEqual([false, false]);
});

it('hears of a request before who answers it', () => {
  const { server, connections, connect } = open();
  const seen: unknown[] = [];
  const other = createServer((request) => seen.push(second.open.get(request.socket)));
  const second = watchConnections(other);
  const socket = new Socket();
  other.removeAllListeners('connection');
  expect([server.listenerCount('request'), connections.open.size]).toEqual([1, 0]);
  connect();
  const response = {} as ServerResponse;
  (second.open as Map<Socket, ServerResponse | undefined>).set(socket, undefined);
  other.emit('request', { socket }, response);
  expect(seen).toEqual([response]);
});
