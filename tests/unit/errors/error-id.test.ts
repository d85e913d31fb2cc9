import { expect, it } from 'vitest';
import { errorId } from '@/lib/errors/error-id';

it('gives an error one short id, and another error another', () => {
  const error = new Error('lost');
  expect(errorId(error)).toMatch(/^[\da-f]{8}$/);
  expect(errorId(error)).toBe(errorId(error));
  expect(errorId(new Error('lost'))).not.toBe(errorId(error));
});

it('calls an error of the server what the server’s log calls it', () => {
  expect(errorId(Object.assign(new Error(), { digest: '2338289318' }))).toBe('2338289318');
});

it('takes whatever was thrown', () => expect(errorId('a word')).toMatch(/^[\da-f]{8}$/));
