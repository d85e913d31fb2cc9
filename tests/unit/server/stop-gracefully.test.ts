import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '@/lib/server/listen';
import { stopGracefully } from '@/lib/server/stop-gracefully';
import { get } from './get';

it('finishes the running request and refuses the next', async () => {
  let stopped: Promise<void> | undefined;
  const server = createServer((_, response) => {
    stopped = stopGracefully(server);
    setTimeout(() => response.end('done'), 80);
  });
  await listen(server, { port: 0, host: undefined });
  const { port } = server.address() as AddressInfo;
  expect((await get({ path: '/', port })).body).toBe('done');
  await stopped;
  await expect(get({ path: '/', port })).rejects.toThrow();
});

it('cuts off a request that outlasts its patience', async () => {
  let stopped: Promise<void> | undefined;
  const server = createServer(() => {
    stopped = stopGracefully(server, 50);
  });
  await listen(server, { port: 0, host: undefined });
  const { port } = server.address() as AddressInfo;
  await expect(get({ path: '/', port })).rejects.toThrow();
  await stopped;
});

it('says what to do when the port is in use', async () => {
  const server = createServer();
  await listen(server, { port: 0, host: undefined });
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), { port, host: undefined })).rejects.toThrow(
    `Port ${port} is in use. Stop what listens there, or choose another`,
  );
  server.close();
});
