import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import {
  createRequestId,
  giveRequestId,
  readRequestId,
  requestIdHeader,
} from '@/lib/server/headers/request-id';

const ours = /^[\da-f]{16}-[\da-z]+$/;

function nameOf(given?: string | string[]): string | undefined {
  const response = {} as ServerResponse;
  giveRequestId({ headers: { 'x-request-id': given } } as unknown as IncomingMessage, response);
  return readRequestId(response);
}

it('is another for each request, counted up by one process', () => {
  const names = Array.from({ length: 40 }, createRequestId);
  expect(new Set(names).size).toBe(40);
  for (const name of names) expect(name).toMatch(ours);
  const [first = '', second = ''] = names.map((name) => name.split('-')[1]);
  expect(Number.parseInt(second, 36) - Number.parseInt(first, 36)).toBe(1);
  expect(requestIdHeader).toBe('X-Request-Id');
});

it.each(['abcd1234', 'a.b_c-d.1', 'x'.repeat(64)])('is %s where a proxy calls it so', (given) =>
  expect(nameOf(given)).toBe(given),
);

it.each([
  undefined,
  'short12',
  'x'.repeat(65),
  'with a blank',
  '<b>abcdefgh',
  'abcdefgh</b>',
  ['abcd1234', 'efgh5678'],
])('is ours where a proxy calls it %o', (given) => expect(nameOf(given)).toMatch(ours));

it('is none of an answer that nobody has named', () =>
  expect(readRequestId({} as ServerResponse)).toBeUndefined());
