import { expect, test, vi } from 'vitest';
import { keeping } from '@/lib/i18n/keeping';

test('what is made of the same is made once, of others anew', () => {
  const make = vi.fn((word: string, form?: { long: boolean }) => ({ word, form }));
  const kept = keeping(make);
  expect(kept('a', { long: true })).toBe(kept('a', { long: true }));
  expect(kept('a', { long: false })).not.toBe(kept('a', { long: true }));
  expect(kept('a')).toEqual({ word: 'a', form: undefined });
  expect(make).toHaveBeenCalledTimes(3);
});
