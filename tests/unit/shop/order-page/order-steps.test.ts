import { expect, test } from 'vitest';
import { lineTitle, withdrawalRight } from '@/lib/shop/order-page/get-order-page';
import { orderSteps, withdrawalConsequences } from '@/lib/shop/order-page/order-steps';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { someShopConfig } from '../commands/some-shop-config';

const placed = '2026-11-23T10:00:00.000Z';
const later = '2026-11-24T10:00:00.000Z';
const open = {
  delivery: 'post',
  payment: 'bill',
  payment_state: 'open',
  delivery_state: 'waiting',
  placed_at: placed,
  paid_at: null,
  sent_at: null,
  cancelled_at: null,
  withdrawn_at: null,
  returned_at: null,
} as const;
const paid = { payment_state: 'paid', paid_at: later } as const;
const sent = { delivery_state: 'sent', sent_at: later } as const;
const refunded = { payment_state: 'refunded', paid_at: later } as const;
const withdrawn = { withdrawn_at: later };

/** `*` marks the steps that are done, `>` the next one. */
function stepsOf(order: Partial<Parameters<typeof orderSteps>[0]>, terms = {}): string {
  const marks = { done: '*', next: '>', ahead: '' };
  return orderSteps({ ...open, ...order }, { isOnAccount: false, isEmptied: false, ...terms })
    .map(({ name, state }) => marks[state] + name)
    .join(' ');
}

test('a bill in advance is paid before the goods are sent, one on account after', () => {
  const onAccount = { isOnAccount: true };
  expect(stepsOf({})).toBe('*ordered >paid packed sent');
  expect(stepsOf({ ...paid, delivery_state: 'packed' })).toBe('*ordered *paid *packed >sent');
  expect(stepsOf({}, onAccount)).toBe('*ordered >packed sent paid');
  expect(stepsOf(sent, onAccount)).toBe('*ordered *packed *sent >paid');
  expect(stepsOf({ delivery: 'mail' }, onAccount), 'vouchers').toBe('*ordered >paid mailed');
});

test('collected goods are paid at the collection, or before by card', () => {
  const order = { delivery: 'collection', payment: 'collection' } as const;
  const collected = { ...order, ...paid, delivery_state: 'collected' } as const;
  expect(stepsOf(order)).toBe('*ordered >ready paid collected');
  expect(stepsOf(collected)).toBe('*ordered *ready *paid *collected');
  expect(stepsOf({ ...order, payment: 'stripe' })).toBe('*ordered >paid ready collected');
});

test('a cancelled order ends there, or with the refund of what was paid', () => {
  expect(stepsOf({ cancelled_at: later })).toBe('*ordered *cancelled');
  expect(stepsOf({ ...paid, cancelled_at: later })).toBe('*ordered *cancelled >refunded');
});

test('a completely refunded order ends there, with the steps done before', () => {
  const partly = { payment_state: 'partly-refunded' } as const;
  expect(stepsOf(refunded)).toBe('*ordered *paid *refunded');
  expect(stepsOf({ ...refunded, ...sent })).toBe('*ordered *paid *packed *sent *refunded');
  expect(stepsOf(partly)).toBe('*ordered *paid >packed sent');
  expect(stepsOf(partly, { isEmptied: true })).toBe('*ordered *paid *refunded');
});

test('after a withdrawal sent goods are returned, then what was paid is refunded', () => {
  const order = { ...paid, ...sent, ...withdrawn };
  expect(stepsOf(withdrawn)).toBe('*ordered *withdrawn');
  expect(stepsOf(order)).toBe('*ordered *withdrawn >returned refunded');
  expect(stepsOf({ ...order, delivery: 'mail' })).toBe('*ordered *withdrawn >refunded');
  const returned = { ...order, ...refunded, returned_at: later };
  expect(stepsOf(returned)).toBe('*ordered *withdrawn *returned *refunded');
});

const waiting = { ...open, ...paid, country: 'CH' };
const right = (order: Parameters<typeof withdrawalRight>[0], at = later) =>
  withdrawalRight(order, someShopConfig, { now: new Date(at), isBilled: true });

test('withdrawalRight ends with the last day in the site’s time zone', () => {
  const order = { ...waiting, sent_at: placed };
  expect(right(order, '2026-12-13T22:59:00.000Z')).toMatchObject({
    may: true,
    until: '2026-12-13',
  });
  expect(right(order, '2026-12-13T23:00:00.000Z')).toEqual({ may: false });
});

test.each([
  [{ payment_state: 'partly-refunded' }, true],
  [{ payment_state: 'open' }, true],
  [{ cancelled_at: later }, false],
  [{ withdrawn_at: later }, false],
  [{ payment_state: 'refunded' }, false],
] as const)('withdrawalRight of an order with %o is granted: %s', (changed, may) => {
  for (const sent_at of [null, placed])
    expect(right({ ...waiting, sent_at, ...changed }).may).toBe(may);
});

test.each([
  ['neither paid nor sent', {}, ['nothingLeft']],
  ['sent on account', sent, ['sendBack', 'nothingLeft']],
  ['paid and sent', { ...paid, ...sent }, ['sendBack', 'moneyBack']],
  ['paid and returned', { ...paid, ...sent, returned_at: later }, ['moneyBack']],
  ['partly paid by voucher', { redeemed: 500 }, ['nothingLeft', 'moneyBack']],
  ['refunded', refunded, ['moneyIsBack']],
  ['of vouchers', { ...paid, ...sent, delivery: 'mail' }, ['moneyBack']],
] as const)('the consequences of withdrawing from an order %s are %o', (_, order, expected) =>
  expect(withdrawalConsequences({ ...open, redeemed: 0, ...order }, false)).toEqual(expected),
);

test('money received for an order that is open for the rest of a correction is paid back', () => {
  const consequences = withdrawalConsequences({ ...open, redeemed: 0 }, true);
  expect(consequences).toEqual(['nothingLeft', 'moneyBack']);
});

test('the title of a line is as bought, or current on a page in another language', () => {
  const line = { article: 'blu-ray-les-vampires', title: 'Les Vampires (ancien nom)' };
  const title = (locale: 'fr' | 'de', article = line.article) =>
    lineTitle(
      { ...line, article },
      { order: { locale: 'fr' }, locale, findArticle: createArticleLookup(locale) },
    );
  expect(title('fr')).toEqual({ text: line.title, lang: 'fr', translated: true });
  expect(title('de').text).toBe('Les Vampires, alle zehn Folgen');
  expect(title('de', 'gone')).toEqual({ text: line.title, lang: 'fr', translated: false });
});
