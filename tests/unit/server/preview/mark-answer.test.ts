import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { markAnswer } from '@/lib/server/preview/mark-answer';
import { answerOf } from '../answer-of';

/** The head of an answer that is written in this way. */
async function headOf(write: (response: ServerResponse) => unknown, isLocked = true) {
  const { status, headers } = await answerOf((_, response) => {
    markAnswer(response, isLocked);
    write(response);
  });
  return { status, ...headers };
}

const policy = "frame-src 'none'; frame-ancestors 'none'";
const ways: [string, (response: ServerResponse) => unknown][] = [
  [
    'names with their values after each other',
    (response) =>
      response
        .writeHead(404, ['cache-control', 'public', 'content-security-policy', policy, 'x-a', '1'])
        .end(),
  ],
  [
    'an object',
    (response) =>
      response
        .writeHead(404, { 'Cache-Control': 'public', 'Content-Security-Policy': policy, 'x-a': 1 })
        .end(),
  ],
  [
    'one after the other',
    (response) => {
      response.setHeader('cache-control', 'public');
      response.setHeader('content-security-policy', policy);
      response.setHeader('x-a', '1');
      response.statusCode = 404;
      response.end('a');
    },
  ],
  [
    'a reason and an object, over what was said before',
    (response) => {
      response.setHeader('x-a', '2');
      response.writeHead(404, 'Gone', {
        ...{ 'cache-control': 'public', 'content-security-policy': policy, 'x-a': '1' },
        'x-none': undefined,
      });
      response.end();
    },
  ],
];

it.each(ways)('every answer is marked, its head written as %s', async (_, write) => {
  expect(await headOf(write)).toMatchObject({
    ...{ status: 404, 'x-a': '1', 'cache-control': 'private, no-store' },
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': "frame-src 'self'; frame-ancestors 'self'",
  });
});

it('cookies are as many as were set, and without a password caches keep what they may', async () => {
  const { 'set-cookie': cookies, ...head } = await headOf((response) => {
    response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'cache-control': 'public' }).end();
  }, false);
  expect([cookies, head['cache-control']]).toEqual([['a=1', 'b=2'], 'public']);
  expect(head).not.toHaveProperty('content-security-policy');
});
