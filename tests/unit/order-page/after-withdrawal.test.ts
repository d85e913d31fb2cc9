import { expect, test } from 'vitest';
import { afterWithdrawal } from '@/lib/order-page/after-withdrawal';

const order = {
  delivery: 'post',
  delivery_state: 'waiting',
  payment_state: 'open',
  redeemed: 0,
  returned_at: null,
} as const;
const sent = { ...order, delivery_state: 'sent' } as const;

test('of what was neither paid nor sent nothing is left to pay', () => {
  expect(afterWithdrawal(order)).toEqual(['nothingLeft']);
});

test('goods on account go back, and nothing is left to pay', () => {
  expect(afterWithdrawal(sent)).toEqual(['sendBack', 'nothingLeft']);
});

test('money for goods that were sent comes back, and they go back until they are there', () => {
  const paid = { ...sent, payment_state: 'paid' } as const;
  expect(afterWithdrawal(paid)).toEqual(['sendBack', 'moneyBack']);
  expect(afterWithdrawal({ ...paid, returned_at: '2026-11-22T10:00:00.000Z' })).toEqual([
    'moneyBack',
  ]);
});

test('what a voucher paid comes back, too', () => {
  expect(afterWithdrawal({ ...order, redeemed: 500 })).toEqual(['nothingLeft', 'moneyBack']);
});

test('what was refunded is said to be', () => {
  expect(afterWithdrawal({ ...order, payment_state: 'refunded' })).toEqual(['moneyIsBack']);
});

test('vouchers by mail are not sent back', () => {
  expect(afterWithdrawal({ ...sent, delivery: 'mail', payment_state: 'paid' })).toEqual([
    'moneyBack',
  ]);
});
