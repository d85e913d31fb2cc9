import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '@/lib/server/start/listen';

let server: Server;
beforeEach(() => {
  server = createServer();
});
afterEach(() => void server.close());

it('listens where it is told to', async () => {
  await listen(server, { port: 0, host: '127.0.0.1' });
  const { address, port } = server.address() as AddressInfo;
  expect([address, port > 0]).toEqual(['127.0.0.1', true]);
});

it('says what to do where somebody else listens', async () => {
  await listen(server, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), { port, host: '127.0.0.1' })).rejects.toThrow(
    expect.objectContaining({
      message: `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm run up`,
      cause: expect.objectContaining({ code: 'EADDRINUSE' }),
    }),
  );
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [undefined, 'every interface'],
])('says why it cannot listen on %s', async (host, where) => {
  const failing = createServer();
  failing.listen = (() => {
    queueMicrotask(() => failing.emit('error', new Error('not here')));
    return failing;
  }) as typeof failing.listen;
  await expect(listen(failing, { port: 3000, host })).rejects.toThrow(
    `Cannot listen on ${where}, port 3000: not here`,
  );
});
