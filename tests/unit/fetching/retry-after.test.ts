import { expect, it } from 'vitest';
import { readRetryAfter } from '@/lib/fetching/retry-after';

const now = Date.parse('2026-05-01T12:00:00Z');

it.each([
  ['2', 2000],
  [' 3 ', 3000],
  ['Fri, 01 May 2026 12:00:04 GMT', 4000],
])('waits as long as “%s” says: %d ms', (header, wait) =>
  expect(readRetryAfter(header, now)).toBe(wait),
);

it.each(['6', '3600', 'Sat, 02 May 2026 12:00:00 GMT'])(
  'waits 5 s and no longer for “%s”',
  (header) => expect(readRetryAfter(header, now)).toBe(5000),
);

it.each([null, '', '0', '-1', 'soon', 'Fri, 01 May 2026 11:00:00 GMT'])(
  'asks at once after “%s”',
  (header) => expect(readRetryAfter(header, now)).toBe(0),
);
