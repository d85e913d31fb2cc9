import { describe, expect, test } from 'vitest';
import { lineTitle, withdrawalRight } from '@/lib/shop/order-page/get-order-page';
import { orderSteps, withdrawalConsequences } from '@/lib/shop/order-page/order-steps';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { someTill } from '../commands/some-till';

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

describe('the right to withdraw', () => {
  const waiting = {
    ...({ delivery: 'post', country: 'CH', payment_state: 'paid' } as const),
    ...{ sent_at: null, cancelled_at: null, withdrawn_at: null },
  };
  const sent = { ...waiting, sent_at: '2026-11-23T10:00:00.000Z' };
  const at = new Date('2026-11-24T10:00:00.000Z');

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

  test('a house that grants no withdrawal offers none', () => {
    const never = { ...someTill, withdrawal: { days: 0 } };
    expect(withdrawalRight(waiting, never, at)).toEqual({ may: false });
  });

  test('a part that was paid back ends nothing, nor does a bill that is open', () => {
    for (const payment_state of ['partly-refunded', 'open'] as const)
      expect(withdrawalRight({ ...sent, payment_state }, someTill, at).may).toBe(true);
  });
});

test.each([
  ['neither paid nor sent', {}, ['nothingLeft']],
  ['sent on account', { delivery_state: 'sent' }, ['sendBack', 'nothingLeft']],
  ['paid and sent', { delivery_state: 'sent', payment_state: 'paid' }, ['sendBack', 'moneyBack']],
  [
    'paid and back',
    { delivery_state: 'sent', payment_state: 'paid', returned_at: later },
    ['moneyBack'],
  ],
  ['paid in part by voucher', { redeemed: 500 }, ['nothingLeft', 'moneyBack']],
  ['refunded', { payment_state: 'refunded' }, ['moneyIsBack']],
  [
    'vouchers by mail',
    { delivery_state: 'sent', delivery: 'mail', payment_state: 'paid' },
    ['moneyBack'],
  ],
] as const)('after the withdrawal of an order that is %s come %o', (_, order, said) => {
  expect(withdrawalConsequences({ ...fresh, redeemed: 0, ...order })).toEqual(said);
});

describe('the title of a line', () => {
  const order = { locale: 'fr' } as const;
  const line = { article: 'blu-ray-les-vampires', title: 'Les Vampires (ancien nom)' };
  const title = (locale: 'fr' | 'de', changed = {}) =>
    lineTitle({ ...line, ...changed }, { order, locale, shelf: createArticleLookup(locale) });

  test('an article keeps the name under which it was bought', () => {
    expect(title('fr')).toEqual({ text: line.title, lang: 'fr', translated: true });
  });

  test('on the page in the other language it has its name there, and else says whose its name is', () => {
    expect(title('de').text).toBe('Les Vampires, alle zehn Folgen');
    expect(title('de', { article: 'gone' })).toEqual({
      ...{ text: line.title, lang: 'fr', translated: false },
    });
  });
});
