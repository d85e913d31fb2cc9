import { Agent, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ask } from '@/tools/measure/harness';

let answer: (response: ServerResponse) => void;
const server = createServer((_, response) => answer(response));
const listening = new Promise<number>((listens) =>
  server.listen(0, '127.0.0.1', () => listens((server.address() as AddressInfo).port)),
);
afterEach(() => server.closeAllConnections());

it('an answer that came while this process stood still has come', async () => {
  answer = (response) => void response.end('page');
  const port = await listening;
  const asked = ask({ port, path: '/', agent: new Agent(), silence: 200 });
  await new Promise((resolve) => setImmediate(resolve));
  const until = Date.now() + 500;
  while (Date.now() < until);
  expect((await asked).status).toBe(200);
});

it('one that does not come is given up', async () => {
  answer = () => {};
  await expect(
    ask({ port: await listening, path: '/', agent: new Agent(), silence: 50 }),
  ).rejects.toThrow('/ did not answer');
});
