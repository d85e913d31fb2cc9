import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CallNext, callingNext } from '@/lib/server/next/call-next';
import { guardPacks } from '@/lib/server/packs/guard-packs';
import { createRenderer } from '@/lib/server/rendered/answer-rendered';
import { get } from '../get';

let asked: string[] = [];
let hold: Promise<void> | undefined;
let nextChange: number | undefined;
let server: ReturnType<typeof createServer>;

/** Next, as far as a page can tell: it says what it was asked, and never lets it be stored. */
async function next({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  asked.push(url);
  await hold;
  const status = url.includes('bad') ? 400 : url.includes('fail') ? 500 : 200;
  response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'private, no-store' });
  response.end(`${url} ${headers.cookie ?? 'nobody'} `.repeat(20));
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  get({ port: (server.address() as AddressInfo).port, path, headers });

beforeEach(async () => {
  asked = [];
  hold = undefined;
  nextChange = undefined;
  const render = createRenderer({
    ask: callingNext(next) as CallNext,
    nextChange: () => nextChange,
    routes: { vary: 'rsc' },
    guardsOf: guardPacks([]),
  });
  server = createServer((request, response) =>
    render(request, response, { kind: 'rendered', isKept: true })?.catch((error) =>
      response.writeHead(599).end(error.message),
    ),
  );
  await new Promise<void>((listens) => server.listen(0, listens));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test('what was asked before is answered from memory, compressed and with a tag', async () => {
  const first = await ask('/catalogue?genre=war&utm=1', { cookie: 'a=1' });
  expect(first.body).toContain('/catalogue?genre=war nobody');
  const again = await ask('/catalogue?genre=war&page=1', { 'accept-encoding': 'gzip' });
  expect(asked).toEqual(['/catalogue?genre=war']);
  expect(again.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('s-maxage=60'),
  });
  const etag = again.headers.etag ?? '';
  const known = await ask('/catalogue?genre=war', {
    'accept-encoding': 'gzip',
    'if-none-match': etag,
  });
  expect([known.status, known.body]).toEqual([304, '']);
});

/** As many requests as have come to the server by then. */
async function arrivals(count: number): Promise<ServerResponse[]> {
  const all: ServerResponse[] = [];
  while (all.length < count) all.push((await once(server, 'request'))[1]);
  return all;
}

/** Holds Next back until it is let go. */
function holdNext(): () => void {
  let go = () => {};
  hold = new Promise((resolve) => {
    go = resolve;
  });
  return go;
}

test('those who ask at once for the same have it rendered once', async () => {
  const go = holdNext();
  const arrived = arrivals(3);
  const all = [1, 2, 3].map(() => ask('/catalogue?q=faust'));
  await arrived;
  go();
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toEqual(['/catalogue?q=faust']);
});

test('what one of several has left is rendered for the others', async () => {
  const go = holdNext();
  const first = ask('/catalogue?q=one');
  await arrivals(1);
  const { port } = server.address() as AddressInfo;
  const left = request({ port, path: '/catalogue?q=two' }).on('error', () => {});
  const arrived = arrivals(1);
  left.end();
  const [response] = await arrived;
  const next = arrivals(1);
  const stays = ask('/catalogue?q=two');
  await next;
  left.destroy();
  if (response) await once(response, 'close');
  go();
  await first;
  expect((await stays).status).toBe(200);
  expect(asked).toEqual(['/catalogue?q=one', '/catalogue?q=two']);
});

test('nothing is true for longer than the next change', async () => {
  // Held, so that no second passes on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  nextChange = Date.now() + 20_000;
  const { headers } = await ask('/api/films?q=faust');
  expect(headers['cache-control']).toBe('public, max-age=20');
  vi.setSystemTime(nextChange);
  nextChange = undefined;
  await ask('/api/films?q=faust');
  expect(asked).toHaveLength(2);
});

test('a refusal is kept by nobody, and a failure is thrown', async () => {
  for (const path of ['/api/films?bad', '/api/films?bad']) {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([400, 'private, no-store']);
  }
  expect(asked).toHaveLength(2);
  expect(await ask('/api/cards?fail')).toMatchObject({ status: 599, body: 'Next answered 500' });
});

test('the router is answered anew each time', async () => {
  await ask('/catalogue', { rsc: '1' });
  await ask('/catalogue', { rsc: '1' });
  expect(asked).toHaveLength(2);
});

test('what somebody keeps is held here, under nobody’s name, and in no cache', async () => {
  for (const cookie of ['a=1', 'b=2']) {
    const { body, headers } = await ask('/api/cards?films=faust&locale=fr', { cookie });
    expect(body).toContain('/api/cards?films=faust&locale=fr nobody');
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(asked).toHaveLength(1);
});

test('what a visitor has left before its turn is not rendered', async () => {
  const go = holdNext();
  const first = ask('/catalogue?q=one');
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve));
  const { port } = server.address() as AddressInfo;
  const left = request({ port, path: '/catalogue?q=two' }).on('error', () => {});
  const arrived = once(server, 'request');
  left.end();
  const [, response] = await arrived;
  left.destroy();
  await once(response, 'close');
  go();
  await first;
  await ask('/catalogue?q=three');
  expect(asked).toEqual(['/catalogue?q=one', '/catalogue?q=three']);
});
