import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readBody } from '@/lib/server/requests/read-body';

const bodyOf = (...parts: string[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))) as unknown as IncomingMessage;

it('puts the parts of a body together, up to the last byte that is allowed', async () => {
  expect(await readBody(bodyOf('ab', 'cd'), 4)).toBe('abcd');
  expect(await readBody(bodyOf(), 4)).toBe('');
});

it('reads no body that is larger', async () => {
  expect(await readBody(bodyOf('ab', 'cd', 'e'), 4)).toBeUndefined();
});
