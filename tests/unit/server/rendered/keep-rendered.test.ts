import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallNext } from '@/lib/server/next/call-next';
import { keepRendered } from '@/lib/server/rendered/keep-rendered';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Next, which says what it was asked, in so many bytes. */
function open({ status = 200, size = 1000, ...more }: Partial<Given> = {}) {
  const asked: unknown[] = [];
  const ask: CallNext = async (path, headers) => {
    asked.push([path, headers]);
    const body = Buffer.from(path.padEnd(size));
    return { status, headers: { 'x-own': 'a' }, cookies: ['b=1'], body };
  };
  return { asked, ...keepRendered({ ask, ...more }) };
}
type Given = Omit<Parameters<typeof keepRendered>[0], 'ask'> & { status: number; size: number };

test('an answer is kept as it was, without the cookies of whoever asked first', async () => {
  const { asked, find, render } = open();
  expect(find('/a')).toBeUndefined();
  const made = await render('/a', { 'x-id': '1' });
  expect(asked).toEqual([['/a', { 'x-id': '1' }]]);
  expect(made).toMatchObject({ status: 200, headers: { 'x-own': 'a' } });
  expect(made).not.toHaveProperty('cookies');
  expect(made.pack.body.toString().trim()).toBe('/a');
  expect(find('/a')).toBe(made);
  expect(find('/b')).toBeUndefined();
});

test.each([201, 302, 404, 500])('a %i is told and not kept', async (status) => {
  const { find, render } = open({ status });
  expect((await render('/a', {})).status).toBe(status);
  expect(find('/a')).toBeUndefined();
});

test('nothing is kept from the moment on at which it changes', async () => {
  const { find, render } = open({ nextChange: () => 1_000_500 });
  const made = await render('/a', {});
  vi.setSystemTime(1_000_499);
  expect(find('/a')).toBe(made);
  vi.setSystemTime(1_000_500);
  expect(find('/a')).toBeUndefined();
  vi.setSystemTime(1_000_000);
  expect(find('/a'), 'let go of').toBeUndefined();
});

test('nothing is kept that was made before something else changed, nor while it did', async () => {
  let state = {};
  const { find, render } = open({ state: () => state });
  const made = await render('/a', {});
  expect(find('/a')).toBe(made);
  state = {};
  expect(find('/a')).toBeUndefined();
  const making = render('/a', {});
  state = {};
  await making;
  expect(find('/a')).toBeUndefined();
});

test('what changes at no known moment is kept for good', async () => {
  const { find, render } = open();
  await render('/a', {});
  vi.setSystemTime(9e15 / 1000);
  expect(find('/a')).toBeDefined();
});

test('what was asked for longest ago makes room, each compressed form counted', async () => {
  // Each weighs its bytes and a kilobyte.
  const { find, render } = open({ most: 5_000 });
  const made = await render('/a', {});
  await render('/b', {});
  await made.pack.encoded('gzip');
  expect([find('/a') !== undefined, find('/b') !== undefined]).toEqual([true, true]);
  await render('/c', {});
  expect(['/a', '/b', '/c'].map((path) => find(path) !== undefined)).toEqual([false, true, true]);
  const tight = open({ most: 4_060 });
  const first = await tight.render('/a', {});
  await tight.render('/b', {});
  await first.pack.encoded('gzip');
  expect(['/a', '/b'].map((path) => tight.find(path) !== undefined)).toEqual([true, false]);
});

test('what has made room does not come back by being compressed', async () => {
  const { find, render } = open({ most: 3_000 });
  const first = await render('/a', {});
  const second = await render('/b', {});
  await first.pack.encoded('gzip');
  expect([find('/a'), find('/b')]).toEqual([undefined, second]);
});

test('some 32 MB are kept', async () => {
  const size = 8 * 1024 * 1024 - 1024;
  const { find, render } = open({ size });
  for (const path of ['/a', '/b', '/c', '/d']) await render(path, {});
  expect(find('/a')).toBeDefined();
  await render('/e', {});
  expect(['/b', '/c', '/d', '/e'].filter((path) => !find(path))).toEqual(['/b']);
});
