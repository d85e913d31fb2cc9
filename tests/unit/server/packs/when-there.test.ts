import { expect, it } from 'vitest';
import { whenThere } from '@/lib/server/packs/when-there';

it('goes on at once with what is there, and later with what comes', async () => {
  const double = (value: number) => value * 2;
  expect(whenThere(4, double)).toBe(8);
  const coming = whenThere(Promise.resolve(4), double);
  expect(coming).toBeInstanceOf(Promise);
  expect(await coming).toBe(8);
});

it('fails where nothing comes', async () =>
  expect(whenThere(Promise.reject(new Error('lost')), String)).rejects.toThrow('lost'));
