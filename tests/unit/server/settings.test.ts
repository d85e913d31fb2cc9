import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { watchConnections } from '@/lib/server/connections/connections';
import { listen } from '@/lib/server/connections/open-server';
import { readSettings } from '@/lib/server/read-settings';
import type { AccessLog } from '@/lib/server/watch/access-log';
import { openMonitoring } from '@/lib/server/watch/monitoring';
import { until } from '../until';
import { get } from './get';

it('listen says what to do if the port is in use', async () => {
  const server = createServer();
  await listen(server, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), { port, host: '127.0.0.1' })).rejects.toThrow(
    expect.objectContaining({
      message: expect.stringContaining('choose another: PORT=3001 npm run up'),
      cause: expect.objectContaining({ code: 'EADDRINUSE' }),
    }),
  );
  server.close();
});

describe('readSettings', () => {
  it('listens on port 3000 of every interface by default', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: undefined });
    expect(readSettings({ PORT: ' 8080 ', HOST: '127.0.0.1' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
    });
  });

  it('lets browsers cache the messages of all languages but the named ones', () => {
    expect([...readSettings({}).cacheableLocales]).toEqual(['fr', 'de']);
    expect([...readSettings({ UNCACHED_LOCALES: 'de' }).cacheableLocales]).toEqual(['fr']);
    expect(() => readSettings({ UNCACHED_LOCALES: 'fr, it' })).toThrow(
      'names “it”: expected fr, de',
    );
  });

  it('disables metrics and access log by default', () => {
    expect(readSettings({})).toMatchObject({ metrics: undefined, accessLog: 'off' });
    expect(readSettings({ METRICS_PORT: '9464', ACCESS_LOG: 'notable' })).toMatchObject({
      metrics: { port: 9464, host: '127.0.0.1' },
      accessLog: 'notable',
    });
    const inside = readSettings({ METRICS_PORT: '1', METRICS_HOST: '0.0.0.0' });
    expect(inside.metrics?.host).toBe('0.0.0.0');
    expect(() => readSettings({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT is “x”');
    expect(() => readSettings({ ACCESS_LOG: 'on' })).toThrow(
      'ACCESS_LOG is “on”: expected one of off, all, notable.',
    );
  });

  it.each([
    ['PORT', 1, 65_535, 3000],
    ['METRICS_PORT', 1, 65_535, 9464],
    ['PROXIES', 0, 9, 1],
    ['STOP_NOTICE', 0, 600, 1],
  ])('%s is a number from %i to %i', (name, from, to, usual) => {
    for (const number of [from, to])
      expect(() => readSettings({ [name]: ` ${number} ` })).not.toThrow();
    for (const written of [String(from - 1), String(to + 1), `${to}x`, `x${to}`, '1.0'])
      expect(() => readSettings({ [name]: written })).toThrow(
        `${name} is “${written}”: expected a number from ${from} to ${to}, such as ${usual}.`,
      );
  });
});

async function visit(accessLog: AccessLog, metrics?: { port: number; host: string }) {
  const lines: string[] = [];
  const server = createServer((_, response) => response.writeHead(500).end());
  const connections = watchConnections(server);
  const settings = { accessLog, metrics };
  const log = (line: string) => void lines.push(line);
  const before = server.listenerCount('request');
  await openMonitoring(server, { settings, connections, build: 'b7', isReady: () => true, log });
  const isWatched = server.listenerCount('request') > before;
  await once(server.listen(0), 'listening');
  await get({ path: '/vod', port: (server.address() as AddressInfo).port });
  server.close();
  return { lines, isWatched };
}

it('openMonitoring serves metrics on another port', async () => {
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
