import { expect, it } from 'vitest';
import { joinVary } from '@/lib/server/headers/join-vary';

it.each([
  [undefined, 'Accept-Encoding', 'Accept-Encoding'],
  ['', 'Accept-Encoding', 'Accept-Encoding'],
  ['rsc', 'Accept-Encoding', 'rsc, Accept-Encoding'],
  ['rsc , rsc,, Next-Url', ' rsc', 'rsc, Next-Url'],
  ['accept-encoding, rsc', 'Accept-Encoding', 'Accept-Encoding, rsc'],
  [['rsc', 'Next-Url'], 'Cookie', 'rsc, Next-Url, Cookie'],
])('%o and %s are %s', (some, others, joined) => {
  expect(joinVary(some, others)).toBe(joined);
  // From memory by now.
  expect(joinVary(some, others)).toBe(joined);
});

it('remembers only so many, and joins the others each time', () => {
  for (let at = 0; at < 300; at += 1)
    expect(joinVary(`x-${at},x-${at}`, 'Cookie')).toBe(`x-${at}, Cookie`);
});
