import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { watchConnections } from '@/lib/server/connections/connections';
import { watchOver } from '@/lib/server/start/watch-over';
import { type AccessLog, accessLogs } from '@/lib/server/watch/log-visits';
import { until } from '../../until';
import { get } from '../get';

async function visit(accessLog: AccessLog, metrics?: { port: number; host: string }) {
  const lines: string[] = [];
  const server = createServer((_, response) => response.writeHead(500).end());
  const connections = watchConnections(server);
  const settings = { accessLog, metrics };
  const log = (line: string) => void lines.push(line);
  const before = server.listenerCount('request');
  await watchOver(server, { settings, connections, build: 'b7', isReady: () => true, log });
  const isWatched = server.listenerCount('request') > before;
  await once(server.listen(0), 'listening');
  await get({ path: '/vod', port: (server.address() as AddressInfo).port });
  server.close();
  return { lines, isWatched };
}

it.each(accessLogs)('logs visits as it is told: %s', async (accessLog) => {
  const { lines, isWatched } = await visit(accessLog);
  expect(isWatched).toBe(accessLog !== 'off');
  await until(() => expect(lines).toHaveLength(accessLog === 'off' ? 0 : 1));
});

it('counts on another port, where it is told to', async () => {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  expect((await visit('off', { port, host: '127.0.0.1' })).isWatched).toBe(true);
  await until(async () => {
    const { body } = await get({ path: '/metrics', host: '127.0.0.1', port });
    expect(body).toContain('bobine_requests_total{method="GET",status="500"} 1');
  });
});
