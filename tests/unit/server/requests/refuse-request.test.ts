import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { hasOneHost, refuse, sayMethods } from '@/lib/server/requests/refuse-request';
import { answerOf } from '../answer-of';

const isOne = (host: string | undefined, ...rawHeaders: string[]) =>
  hasOneHost({ rawHeaders, headers: { host } } as unknown as IncomingMessage);

it.each([
  ...['films.example', 'FILMS.example:3000', 'a_b-c.1', 'films.example:1', 'films.example:65535'],
  ...['127.0.0.1:80', '[::1]', '[FE80::a]:3000', '[::ffff:127.0.0.1]'],
])('%s is a host', (host) => expect(isOne(host, 'Host', host)).toBe(true));

it.each([
  ...['', 'films.example/', 'user@films.example', 'films example', 'films.example:', '[::1', '::1'],
  ...['films.example:123456', 'films.example:a', '[::g]', 'x[::1]', '[::1]x', '[]'],
])('“%s” is none', (host) => expect(isOne(host, 'Host', host)).toBe(false));

it('one host is named, in whichever letters, or none', () => {
  const host = 'films.example';
  expect(isOne(undefined, 'Accept', 'host')).toBe(true);
  expect(isOne(host, 'Accept', '*/*', 'hOST', host)).toBe(true);
  expect(isOne(host, 'Host', host, 'host', host)).toBe(false);
  expect(isOne(host, 'Host', host, 'Hosts', host, 'Accept', 'host')).toBe(true);
  // Of another name nothing is read.
  expect(isOne('no host', 'Cookie', 'a=1', 'from', 'b')).toBe(true);
});

it('a request that is not served here is refused in a line, which nobody keeps', async () => {
  const { status, headers, body } = await answerOf((_, response) =>
    refuse(response, 405, 'Method Not Allowed', 'GET, HEAD'),
  );
  expect([status, body]).toEqual([405, 'Method Not Allowed\n']);
  expect(headers).toMatchObject({
    allow: 'GET, HEAD',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '19',
    'cache-control': 'private, no-store',
  });
});

it('where no method would do, none is named', async () => {
  const { status, headers } = await answerOf((_, response) => refuse(response, 400, 'Bad Request'));
  expect(status).toBe(400);
  expect(headers).not.toHaveProperty('allow');
});

it('says which methods there are', async () => {
  const { status, headers, body } = await answerOf((_, response) => sayMethods(response, 'POST'));
  expect([status, headers.allow, headers['cache-control'], body]).toEqual([
    ...[204, 'POST', 'private, no-store', ''],
  ]);
});
