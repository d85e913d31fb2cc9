import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReportTaker } from '@/lib/server/take-error-report';

const logged: string[] = [];
const take = createReportTaker((line) => logged.push(line));
const server = createServer((request, response) => void take(request, response));
const report = { id: '0badcafe', message: 'TypeError: lost', path: '/de/vod' };

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
afterAll(() => void server.close());

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

it('takes sixty a minute and no more', async () => {
  let status = 204;
  for (let asked = 0; asked < 60 && status === 204; asked += 1)
    status = await post(JSON.stringify(report));
  expect(status).toBe(429);
});
