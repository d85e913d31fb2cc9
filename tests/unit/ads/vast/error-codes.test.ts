import { expect, test } from 'vitest';
import { codeOf } from '@/lib/ads/vast/error-codes';

const media = (readyState: number, code?: number) =>
  ({ readyState, error: code === undefined ? null : { code } }) as HTMLMediaElement;

test('a file that was never read is not there, whatever the browser says of it', () => {
  expect(codeOf(media(0))).toBe('401');
  expect(codeOf(media(0, 4))).toBe('401');
});

test('one that was begun, or breaks as it is decoded, cannot be displayed', () => {
  expect(codeOf(media(1, 4))).toBe('405');
  expect(codeOf(media(1))).toBe('405');
  expect(codeOf(media(0, 3))).toBe('405');
});
