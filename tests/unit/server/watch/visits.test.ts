import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { giveRequestId } from '@/lib/server/headers/request-id';
import { watchVisit } from '@/lib/server/watch/visits';
import { until } from '../../until';
import { answerOf } from '../answer-of';
import { openSocket } from '../connections/open-sockets';

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

it.each([
  ['said as one of the answer’s own', (response) => response.setHeader('Content-Length', 3), 3],
  ['not said', (response) => response.writeHead(200, ['vary', 'rsc']), undefined],
  ['not said by an object', (response) => response.writeHead(200, { vary: 'rsc' }), undefined],
  ['not said with a reason', (response) => response.writeHead(200, 'Fine'), undefined],
] satisfies [string, (response: ServerResponse) => unknown, number?][])(
  'tells how long an answer is whose length is %s',
  async (_, write, bytes) => {
    const tell = vi.fn();
    const { status } = await answerOf((request, response) => {
      watchVisit(request, response, tell);
      write(response);
      response.end(response.statusCode === 304 ? undefined : 'yes');
    });
    await until(() => expect(tell).toHaveBeenCalledOnce());
    expect(tell.mock.calls[0]?.[0]).toMatchObject({ status, bytes });
  },
);

it('tells how long it took, and no address that opens an order', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(100);
  const tell = vi.fn();
  const response = Object.assign(new EventEmitter(), {
    ...{ writeHead: () => {}, getHeader: () => undefined, writableFinished: true, statusCode: 200 },
  });
  const request = { method: 'GET', url: '/commande/Xk9#a?b' } as IncomingMessage;
  watchVisit(request, response as unknown as ServerResponse, tell);
  clock.mockReturnValue(107);
  response.emit('close');
  clock.mockRestore();
  expect(tell).toHaveBeenCalledExactlyOnceWith({
    ...{ id: undefined, method: 'GET', path: '/commande/*', status: 200, bytes: undefined },
    milliseconds: 7,
  });
});

it('tells of a request that says neither what nor how', () => {
  const tell = vi.fn();
  const response = Object.assign(new EventEmitter(), { getHeader: () => 4 });
  watchVisit({} as IncomingMessage, response as unknown as ServerResponse, tell);
  response.emit('close');
  expect(tell.mock.calls[0]?.[0]).toMatchObject({ method: '', path: '', status: 499, bytes: 4 });
});
