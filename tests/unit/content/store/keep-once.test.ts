import { afterEach, expect, test, vi } from 'vitest';
import { keepOnce } from '@/lib/content/store/keep-once';

afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of ['one', 'other'])
    Reflect.deleteProperty(globalThis, Symbol.for(`bobine ${name}`));
});

test('a served site makes a thing once, under its name, for all its bundles', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const first = keepOnce('one', () => ({}));
  expect(keepOnce('one', () => ({}))).toBe(first);
  expect(keepOnce('other', () => ({}))).not.toBe(first);
});

test('elsewhere changed code gets a new one', () => {
  expect(keepOnce('one', () => ({}))).not.toBe(keepOnce('one', () => ({})));
});
