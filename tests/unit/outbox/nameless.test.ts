import { expect, test } from 'vitest';
import { nameless } from '@/lib/outbox/nameless';

test('an error is kept in one line without the addresses that servers repeat', () => {
  const refused = new Error(
    '550 5.1.1 <anna.muster+shop@example.ch>:\n  no such user anna@bücher.example',
  );
  expect(nameless(refused)).toBe('550 5.1.1 <…>: no such user …');
});

test('a code says what its words leave out', () => {
  expect(nameless(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED: away',
  );
  expect(nameless('thrown')).toBe('thrown');
});

test('an endless answer is cut', () => {
  expect(nameless(new Error('x'.repeat(1000)))).toHaveLength(300);
});
