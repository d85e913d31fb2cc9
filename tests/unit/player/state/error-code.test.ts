import { expect, test } from 'vitest';
import { errorCode } from '@/lib/player/state/error-code';

test('a film that cannot be read has failed, one that was told to stop loading has not', () => {
  expect(errorCode({ code: 4 })).toBe(4);
  expect(errorCode({ code: 1 })).toBeUndefined();
  expect(errorCode(null)).toBeUndefined();
});
