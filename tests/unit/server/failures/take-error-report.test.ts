import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createReportTaker } from '@/lib/server/failures/take-error-report';
import { answerOf } from '../answer-of';
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

it('tells whoever reports too much when to report again, and nobody keeps what it says', async () => {
  const taker = createReportTaker(() => {}, 1);
  const send = (address: string, more: object = {}) =>
    answerOf(taker, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify({ ...report, ...more }),
    });
  const first = await send('203.0.113.7');
  expect([first.status, first.headers['cache-control']]).toEqual([204, 'private, no-store']);
  expect(first.headers).not.toHaveProperty('retry-after');
  for (let at = 1; at < 10; at += 1) await send('203.0.113.7', { message: `another ${at}` });
  const refused = await send('203.0.113.7', { message: 'one more' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  // Of another page the same words are another error.
  for (let at = 0; at < 9; at += 1) await send(`198.51.100.${at}`);
  expect((await send('198.51.100.10')).status).toBe(429);
  expect((await send('198.51.100.10', { path: '/vod' })).status).toBe(204);
});

it('writes no more than 300 lines a minute, whoever reports what', async () => {
  const lines: string[] = [];
  const taker = createReportTaker((line) => lines.push(line), 1);
  for (let at = 0; at < 301; at += 1) {
    const body = JSON.stringify({ ...report, message: `error ${at}` });
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      headers: { 'x-forwarded-for': `203.0.${at >> 7}.${at & 127}` },
      socket: { remoteAddress: '127.0.0.1' },
    });
    const response = { writeHead: () => ({ end: () => {} }) };
    await taker(request as never, response as never);
  }
  expect(lines).toHaveLength(300);
});

it('writes no address that opens an order, and says whom it was told by', async () => {
  expect(
    await post(JSON.stringify({ ...report, message: 'at /commande/Xk9', path: '/commande/Xk9' }), {
      'sec-fetch-site': 'same-origin',
    }),
  ).toBe(204);
  expect(JSON.parse(logged[0] ?? '')).toEqual({
    ...{ level: 'error', from: 'browser', id: '0badcafe', message: 'at /commande/*' },
    ...{ path: '/commande/*', time: new Date().toISOString() },
  });
});

it('leaves a connection open on which all of a report has come', async () => {
  const answer = await answerOf(
    createReportTaker(() => {}),
    { method: 'POST', body: '{' },
  );
  expect([answer.status, answer.headers.connection]).toEqual([400, 'keep-alive']);
});
