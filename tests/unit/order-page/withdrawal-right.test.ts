import { expect, test } from 'vitest';
import { withdrawalRight } from '@/lib/order-page/get-order-page';
import { someTill } from '../selling/some-till';

const waiting = {
  ...({ delivery: 'post', country: 'CH', payment_state: 'paid' } as const),
  ...{ sent_at: null, cancelled_at: null, withdrawn_at: null },
};
const sent = { ...waiting, sent_at: '2026-11-23T10:00:00.000Z' };
const at = new Date('2026-11-24T10:00:00.000Z');

test('while nothing has been sent any day will do, and none is named', () => {
  expect(withdrawalRight(waiting, someTill, at)).toEqual({ may: true });
  expect(withdrawalRight(waiting, someTill, new Date('2027-11-24T10:00:00.000Z'))).toEqual({
    may: true,
  });
});

test('what is under way names the last day', () => {
  expect(withdrawalRight(sent, someTill, at)).toEqual({ may: true, until: '2026-12-13' });
});

test('the last day counts to its end by the house’s clocks, and no longer', () => {
  const lastMinute = new Date('2026-12-13T22:59:00.000Z');
  expect(withdrawalRight(sent, someTill, lastMinute)).toEqual({ may: true, until: '2026-12-13' });
  const dayAfter = new Date('2026-12-13T23:00:00.000Z');
  expect(withdrawalRight(sent, someTill, dayAfter)).toEqual({ may: false });
});

test('what goes by mail has its days from then on, wherever its buyer is', () => {
  const mailed = { ...sent, delivery: 'mail', country: 'BR' } as const;
  expect(withdrawalRight(mailed, someTill, at)).toEqual({ may: true, until: '2026-12-07' });
});

test('nothing is left to withdraw from where an order is cancelled, withdrawn from or paid back', () => {
  const moment = at.toISOString();
  for (const over of [
    { cancelled_at: moment },
    { withdrawn_at: moment },
    { payment_state: 'refunded' as const },
  ])
    for (const order of [waiting, sent])
      expect(withdrawalRight({ ...order, ...over }, someTill, at)).toEqual({ may: false });
});

test('a part that was paid back ends nothing, nor does a bill that is open', () => {
  for (const payment_state of ['partly-refunded', 'open'] as const)
    expect(withdrawalRight({ ...sent, payment_state }, someTill, at).may).toBe(true);
});

test('a house that grants no withdrawal offers none', () => {
  const never = { ...someTill, withdrawal: { days: 0 } };
  expect(withdrawalRight(waiting, never, at)).toEqual({ may: false });
});
