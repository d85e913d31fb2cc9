import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { guardAnswer, showPage } from '@/lib/server/headers/guard-answer';
import { giveRequestId } from '@/lib/server/headers/request-id';
import { answerOf } from '../answer-of';

type Write = (response: ServerResponse) => unknown;

const sent = async (write: Write, path = '/', isSecure = true) => {
  const answer = await answerOf(
    (request, response) => {
      guardAnswer(request, response, isSecure);
      write(response);
    },
    { path },
  );
  return answer.headers;
};

const ways: Record<string, Write> = {
  'by a head with headers': (response) => response.writeHead(404, { 'x-own': 'a' }).end('x'),
  'by a head with a reason': (response) => response.writeHead(404, 'Gone', { 'x-own': 'a' }).end(),
  'by name after name': (response) => response.writeHead(404, ['x-own', 'a']).end('x'),
  'by headers one by one': (response) => response.setHeader('x-own', 'a').end('x'),
  'by a redirect without a body': (response) =>
    response.setHeader('x-own', 'a').writeHead(302).end(),
};

it.each(Object.entries(ways))('an answer written %s has its guards', async (_, write) => {
  expect(await sent(write)).toMatchObject({
    'x-own': 'a',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

it('https is not insisted upon where the site is not at https', async () => {
  const headers = await sent((response) => response.end(), '/', false);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it.each(['/media/a/still.svg', '/og/a.png', '/poster/a.svg', '/icon.svg?x'])(
  '%s may be shown by others, and runs nothing',
  async (path) => {
    const headers = await sent((response) => response.end(), path);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  },
);

it('a page has its own policy, also where it is not sent again', async () => {
  const { headers } = await answerOf((request, response) => {
    guardAnswer(request, response, false);
    showPage(response, { headers: { 'content-security-policy': "script-src 'self'" } });
    response.writeHead(304).end();
  });
  expect(headers['content-security-policy']).toBe("script-src 'self'");
});

it.each([
  ['pairs of names and values', ['x-own', 'a']],
  ['an object', { 'x-own': 'a' }],
  ['no headers', undefined],
])('an answer says its request’s name beside its guards, written by %s', async (_, head) => {
  const { headers } = await answerOf(
    (request, response) => {
      giveRequestId(request, response);
      guardAnswer(request, response, true);
      response.writeHead(200, head as string[]).end();
    },
    { headers: { 'x-request-id': 'proxy-0001' } },
  );
  expect(headers).toMatchObject({
    ...{ 'x-request-id': 'proxy-0001', 'x-content-type-options': 'nosniff' },
    ...{ 'strict-transport-security': 'max-age=63072000' },
    ...(head && { 'x-own': 'a' }),
  });
});

it('the guards of one page are put together once, with https and without', async () => {
  const page = { headers: { 'content-security-policy': "script-src 'self'" } };
  const secureOf = async (isSecure: boolean) => {
    const { headers } = await answerOf((request, response) => {
      guardAnswer(request, response, isSecure);
      showPage(response, page);
      response.end();
    });
    expect(headers['content-security-policy']).toBe("script-src 'self'");
    return headers['strict-transport-security'];
  };
  const [first, plain, again] = [await secureOf(true), await secureOf(false), await secureOf(true)];
  expect([first, plain, again]).toEqual(['max-age=63072000', undefined, 'max-age=63072000']);
});

it('an answer that nobody guards stays as it is where it is said to be a page', async () => {
  const { headers } = await answerOf((_, response) => {
    showPage(response, { headers: { 'content-security-policy': "script-src 'self'" } });
    response.end();
  });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('x-request-id');
});

it.each<[string, Write]>([
  ['by an object', (response) => response.writeHead(200, { 'referrer-policy': 'unsafe-url' })],
  [
    'by an object with a reason',
    (response) => response.writeHead(200, 'Fine', { 'referrer-policy': 'unsafe-url' }),
  ],
  ['one by one', (response) => response.setHeader('referrer-policy', 'unsafe-url')],
])('no answer loosens its guards by what it says %s', async (_, write) => {
  const headers = await sent((response) => {
    write(response);
    response.end();
  });
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
