import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { visitDuring } from '@/tools/measure/faults/fault';

it('counts what breaks and what is refused or not there while something is done', async () => {
  let isBroken = false;
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    if (!isBroken) return void response.end('page');
    if (count % 2) return void request.socket.destroy();
    response.writeHead(count % 4 ? 502 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const well = await visitDuring({ port, least: 50, paths: ['/', '/film.mp4'] }, async () => {});
  expect([well.failed, well.asked >= 50]).toEqual([0, true]);
  const bad = await visitDuring({ port, least: 50, paths: ['/', '/film.mp4'] }, async () => {
    isBroken = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  server.closeAllConnections();
  server.close();
  expect(bad.failed).toBeGreaterThan(0);
  expect(bad.said).toMatch(/^[\d,]+ of [\d,]+ GETs failed: .+$/);
});
