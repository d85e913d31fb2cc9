import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBuiltAddress, writeBuiltAddress } from '@/lib/server/builds/built-address';
import { watchConnections } from '@/lib/server/connections/connections';
import { listen } from '@/lib/server/connections/open-server';
import { readSettings } from '@/lib/server/read-settings';
import { type AccessLog, accessLogs } from '@/lib/server/watch/access-log';
import { openMonitoring } from '@/lib/server/watch/monitoring';
import { until } from '../until';
import { get } from './get';

describe('listen', () => {
  let server: Server;

  beforeEach(() => {
    server = createServer();
  });
  afterEach(() => void server.close());

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
});

describe('read settings', () => {
  it('listens on port 3000 of every interface unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: undefined });
    expect(readSettings({ PORT: ' 8080 ', HOST: '127.0.0.1' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
    });
  });

  it('lets browsers keep the words of all languages but those it is told', () => {
    expect([...readSettings({}).cacheableLocales]).toEqual(['fr', 'de']);
    expect([...readSettings({ UNCACHED_LOCALES: 'de' }).cacheableLocales]).toEqual(['fr']);
    expect(() => readSettings({ UNCACHED_LOCALES: 'fr, it' })).toThrow(
      'names “it”: expected fr, de',
    );
  });

  it('says its figures to nobody and logs no visit unless it is told to', () => {
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

describe('watch over', () => {
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
});

describe('agree on address', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bobine-address-'));
    mkdirSync(join(root, '.next/bobine'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const agree = (SITE_URL?: string) => {
    const env = { SITE_URL };
    checkBuiltAddress(root, env);
    return env.SITE_URL;
  };

  it('takes the address of the build, which may be repeated', () => {
    writeBuiltAddress(root, 'https://films.example');
    expect(agree()).toBe('https://films.example');
    expect(agree('')).toBe('https://films.example');
    expect(agree('https://films.example/')).toBe('https://films.example');
    writeBuiltAddress(root, 'https://house.example/films');
    expect(agree()).toBeUndefined();
  });

  it('refuses another than the build’s, and says what to do', () => {
    writeBuiltAddress(root, 'https://films.example');
    expect(() => agree('https://other.example')).toThrow(
      'SITE_URL is https://other.example, but this build is for https://films.example',
    );
    expect(() => agree('https://other.example')).toThrow('SITE_URL=https://other.example npm run');
  });

  it.each([
    ...['films.example', 'ftp://films.example', 'https://', 'nonsense'],
    ...['https://films.example/bobine', 'https://films.example/?a=b'],
  ])('refuses %s', (address) =>
    expect(() => agree(address)).toThrow(
      `SITE_URL is "${address}"; expected an address without a path, such as https://example.org`,
    ),
  );
});
