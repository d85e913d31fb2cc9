import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readBody, readBytes } from '@/lib/server/requests/read-body';

const bodyOf = (...parts: string[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))) as unknown as IncomingMessage;

it('puts the parts of a body together, up to the last byte that is allowed', async () => {
  expect(await readBody(bodyOf('ab', 'cd'), 4)).toBe('abcd');
  expect(await readBody(bodyOf(), 4)).toBe('');
});

it('reads no body that is larger', async () => {
  expect(await readBody(bodyOf('ab', 'cd', 'e'), 4)).toBeUndefined();
});

it('reads nothing of what says itself that it is larger', async () => {
  const said = (length: string) =>
    Object.assign(bodyOf('ab'), { headers: { 'content-length': length } });
  expect(await readBody(said('5'), 4)).toBeUndefined();
  expect(await readBody(said('4'), 4)).toBe('ab');
});

it('waits for no more of it once it is too large', async () => {
  const body = new PassThrough();
  const read = readBytes(body as unknown as IncomingMessage, 4);
  body.write('abcde');
  expect(await read).toBeUndefined();
});

it('has nothing of a body that breaks off', async () => {
  const body = new PassThrough();
  const read = readBytes(body as unknown as IncomingMessage, 4);
  body.write('ab');
  body.destroy(new Error('gone'));
  expect(await read).toBeUndefined();
});

it('gives the bytes as they came', async () => {
  const bytes = Buffer.from([0xff, 0, 0xc3]);
  const body = Readable.from([bytes]) as unknown as IncomingMessage;
  expect(await readBytes(body, 4)).toEqual(bytes);
});
