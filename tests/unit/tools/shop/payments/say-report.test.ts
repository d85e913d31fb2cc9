import { expect, test } from 'vitest';
import type { BankLine } from '@/lib/payment/camt/book-bank-file';
import { sayReport } from '@/tools/shop/payments/say-report';

const line = (outcome: BankLine['outcome'], change: Partial<BankLine> = {}): BankLine => ({
  ...{ outcome, amount: 4190, currency: 'CHF', reference: 'RF18539007547034', order: 'K7Q-4ZT' },
  ...change,
});

test('what is in order is a sum of each currency, what is not is said one by one', () => {
  const lines = [
    ...[line('paid'), line('paid', { amount: 5 }), line('paid', { currency: 'EUR' })],
    line('too-little', { difference: 190 }),
    line('too-much', { amount: 8380, difference: 4190 }),
    line('unknown', { order: undefined }),
    line('unknown', { order: undefined, reference: '' }),
    line('unknown', { currency: 'EUR' }),
    line('reversed', { amount: -4190 }),
    line('known'),
  ];
  const unread = [
    { date: '2026-11-24', amount: 'CHF 1.005', reference: 'B-1', reason: 'it is odd' },
    { date: '', amount: '\u001b[2J', reference: '', reason: 'it is odd' },
  ];
  expect(sayReport({ lines, skipped: { debit: 2, sum: 1 }, unread })).toEqual([
    'Paid: 2, CHF 41.95.',
    'Paid: 1, EUR 41.90.',
    'Too little: K7Q-4ZT, CHF 41.90 came, CHF 1.90 is missing.',
    'Too much: K7Q-4ZT, CHF 83.80 came, CHF 41.90 is to be paid back.',
    'Unknown: CHF 41.90, reference RF18539007547034, which no invoice has. It waits at the desk.',
    'Unknown: CHF 41.90, no reference. It waits at the desk.',
    'Unknown: EUR 41.90 for K7Q-4ZT, which is in another currency. It waits at the desk.',
    'Taken back by the bank: CHF -41.90. It waits at the desk.',
    'Booked before: 1.',
    'Passed over: 2 that the house has paid, 1 sums whose payments camt.054 reports one by one.',
    'NOT BOOKED: "2026-11-24", "CHF 1.005", reference "B-1": it is odd.',
    'NOT BOOKED: "", "\\u001b[2J", no reference: it is odd.',
  ]);
});

test('a file without payments says so', () => {
  expect(sayReport({ lines: [], skipped: {}, unread: [] })).toEqual([
    'The file reports no payment.',
  ]);
});
