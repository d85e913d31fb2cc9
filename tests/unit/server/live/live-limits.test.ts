import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveLimits, hookPath, limitWindow } from '@/lib/server/live/live-limits';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const forms = '/api/shop/orders';
const quotes = '/api/shop/quote';

/** How many come through of more than there are of any kind. */
function countOf(send: (at: number) => boolean): number {
  return Array.from({ length: 1_300 }, (_, at) => send(at)).filter(Boolean).length;
}

test.each([
  [forms, 30],
  ['/desk/orders', 30],
  [quotes, 120],
  [hookPath, 1_200],
])('of one visitor a minute takes at %s %i', (path, each) => {
  const isWithin = createLiveLimits();
  expect(countOf(() => isWithin(path, 'one'))).toBe(each);
});

test.each([
  [forms, 600],
  [quotes, 1_200],
  [hookPath, 1_200],
])('of all together a minute takes at %s %i', (path, most) => {
  const isWithin = createLiveLimits();
  expect(countOf((at) => isWithin(path, `visitor ${at}`))).toBe(most);
});

test('visitors whom nobody can tell apart share no limit of one', () => {
  const isWithin = createLiveLimits();
  expect(countOf(() => isWithin(forms, undefined))).toBe(600);
});

test('each kind is counted by itself, and anew after a minute', () => {
  const once = { most: 1, each: 1 };
  const isWithin = createLiveLimits({ form: once, quote: once, hook: once });
  const send = () => [forms, quotes, hookPath].map((path) => isWithin(path, 'one'));
  expect(send()).toEqual([true, true, true]);
  vi.setSystemTime(Date.now() + 59_999);
  expect(send()).toEqual([false, false, false]);
  vi.setSystemTime(Date.now() + 1);
  expect(send()).toEqual([true, true, true]);
  expect(limitWindow).toBe(60_000);
});

test('what is given for one kind leaves the others as they are', () => {
  const isWithin = createLiveLimits({ form: { most: 2, each: 1 } });
  expect(countOf(() => isWithin(forms, 'one'))).toBe(1);
  expect(countOf(() => isWithin(quotes, 'one'))).toBe(120);
});
