import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createReportTaker } from '@/lib/server/failures/take-error-report';
import { openSocket, readToEnd } from '../connections/open-sockets';

// Held, so that no minute ends while somebody reports too much.
vi.useFakeTimers({ toFake: ['Date'] });
const logged: string[] = [];
const take = createReportTaker((line) => logged.push(line));
const server = createServer((request, response) => void take(request, response));
const report = { id: '0badcafe', message: 'TypeError: lost', path: '/de/vod' };

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
afterAll(() => {
  vi.useRealTimers();
  server.close();
});

async function post(body: string, headers: HeadersInit = {}) {
  const { port } = server.address() as AddressInfo;
  logged.length = 0;
  return (await fetch(`http://localhost:${port}/_errors`, { method: 'POST', body, headers }))
    .status;
}

it('writes one line for a report', async () => {
  expect(await post(JSON.stringify({ ...report, message: 'two\nlines' }))).toBe(204);
  expect(logged).toHaveLength(1);
  expect(logged[0]?.trim()).not.toContain('\n');
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 'error',
    id: '0badcafe',
    path: '/de/vod',
  });
});

it.each([
  ['no JSON', '{', 400],
  ['more than a report', JSON.stringify({ ...report, cookie: 'x' }), 400],
  ['an id that is none', JSON.stringify({ ...report, id: '<b>' }), 400],
  ['an address elsewhere', JSON.stringify({ ...report, path: 'https://evil.com' }), 400],
  ['a long message', JSON.stringify({ ...report, message: 'x'.repeat(301) }), 400],
  ['a large body', 'x'.repeat(2049), 413],
])('refuses %s without a line', async (_, body, status) => {
  expect(await post(body)).toBe(status);
  expect(logged).toEqual([]);
});

it('refuses another site', async () => {
  expect(await post(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(logged).toEqual([]);
});

it('hears an honest report after seventy that are none, and seventy of one who is loud', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let count = 0; count < 70; count += 1)
    expect(await post('junk', from('203.0.113.7'))).toBe(400);
  let last = 0;
  for (let count = 0; count < 70; count += 1)
    last = await post(JSON.stringify({ ...report, message: `junk ${count}` }), from('203.0.113.7'));
  expect(last).toBe(429);
  expect(await post(JSON.stringify(report), from('203.0.113.8'))).toBe(204);
  expect(logged).toHaveLength(1);
});

it('writes the same error a few times, whoever reports it', async () => {
  const statuses = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push(
      await post(JSON.stringify({ ...report, message: 'all have it' }), {
        'x-forwarded-for': `198.51.100.${count}`,
      }),
    );
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
});

it('does not wait for the rest of a body that is too large', async () => {
  const socket = await openSocket(server);
  socket.write('POST /_errors HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\nx');
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 413 /);
  const chunked = await openSocket(server);
  chunked.write('POST /_errors HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  chunked.write(`bb8\r\n${'x'.repeat(3000)}\r\n`);
  expect(await readToEnd(chunked)).toMatch(/^HTTP\/1\.1 413 /);
});
