import { expect, test } from 'vitest';
import { orderSteps } from '@/lib/order-page/order-steps';

const placed = '2026-11-23T10:00:00.000Z';
const later = '2026-11-24T10:00:00.000Z';
const fresh = {
  ...({
    delivery: 'post',
    payment: 'bill',
    payment_state: 'open',
    delivery_state: 'waiting',
  } as const),
  ...{ placed_at: placed, paid_at: null, sent_at: null },
  ...{ cancelled_at: null, withdrawn_at: null, returned_at: null },
};
type Facts = Parameters<typeof orderSteps>[0];
const say = (order: Partial<Facts>, isOnAccount = false, isEmptied = false) =>
  orderSteps({ ...fresh, ...order }, { isOnAccount, isEmptied }).map(
    ({ name, state }) => `${name} ${state}`,
  );

test('what is paid in advance is paid, packed and sent, one after the other', () => {
  expect(say({})).toEqual(['ordered done', 'paid next', 'packed ahead', 'sent ahead']);
  expect(say({ payment_state: 'paid', paid_at: later, delivery_state: 'packed' })).toEqual([
    ...['ordered done', 'paid done', 'packed done', 'sent next'],
  ]);
});

test('on account the goods go first', () => {
  expect(say({}, true)).toEqual(['ordered done', 'packed next', 'sent ahead', 'paid ahead']);
  expect(say({ delivery_state: 'sent', sent_at: later }, true)).toEqual([
    ...['ordered done', 'packed done', 'sent done', 'paid next'],
  ]);
});

test('what is collected is paid there, unless it was paid before', () => {
  const collected = { delivery: 'collection' } as const;
  expect(say({ ...collected, payment: 'collection' })).toEqual([
    ...['ordered done', 'ready next', 'paid ahead', 'collected ahead'],
  ]);
  const gone = { delivery_state: 'collected', payment_state: 'paid', paid_at: later } as const;
  expect(say({ ...collected, ...gone, payment: 'collection' })).toEqual([
    ...['ordered done', 'ready done', 'paid done', 'collected done'],
  ]);
  expect(say({ ...collected, payment: 'stripe' })[1]).toBe('paid next');
});

test('vouchers go by mail once they are paid, also where bills are on account', () => {
  const vouchers = { delivery: 'mail' } as const;
  expect(say(vouchers, true)).toEqual(['ordered done', 'paid next', 'mailed ahead']);
});

test('only what was done has a moment', () => {
  const steps = orderSteps(
    { ...fresh, payment_state: 'paid', paid_at: later },
    { isOnAccount: false, isEmptied: false },
  );
  expect(steps.map(({ at }) => at)).toEqual([placed, later, undefined, undefined]);
});

test('what is cancelled ends there; money that came in goes back', () => {
  expect(say({ cancelled_at: later })).toEqual(['ordered done', 'cancelled done']);
  expect(say({ cancelled_at: later, payment_state: 'paid' })).toEqual([
    ...['ordered done', 'cancelled done', 'refunded next'],
  ]);
});

test('of what was given back whole nothing more comes, and what was done stays', () => {
  const refunded = { payment_state: 'refunded', paid_at: later } as const;
  expect(say(refunded)).toEqual(['ordered done', 'paid done', 'refunded done']);
  expect(say({ ...refunded, delivery_state: 'sent', sent_at: later }).slice(-2)).toEqual([
    ...['sent done', 'refunded done'],
  ]);
  expect(say({ payment_state: 'partly-refunded' }, false, true).at(-1)).toBe('refunded done');
  expect(say({ payment_state: 'partly-refunded' }).at(-1)).toBe('sent ahead');
});

test('who withdraws sends the goods back and has the money again', () => {
  expect(say({ withdrawn_at: later })).toEqual(['ordered done', 'withdrawn done']);
  const sent = { withdrawn_at: later, sent_at: later, payment_state: 'paid' } as const;
  expect(say(sent)).toEqual([
    ...['ordered done', 'withdrawn done', 'returned next', 'refunded ahead'],
  ]);
  expect(say({ ...sent, delivery: 'mail' })[2]).toBe('refunded next');
  expect(say({ ...sent, returned_at: later, payment_state: 'refunded' }).at(-1)).toBe(
    'refunded done',
  );
});
