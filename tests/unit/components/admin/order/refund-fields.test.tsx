// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { RefundFields } from '@/components/admin/order/refund-fields';
import { checkRefund } from '@/lib/admin/orders/refund-form';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { PieceRecords } from '@/lib/shop/orders/piece-records';
import { splitLines } from '@/lib/shop/orders/split-lines';
import type { Refundable } from '@/lib/shop/refunds/read-refundable';
import { order } from '../../../shop/invoices/sample';
import { renderInLanguage } from '../../render-in-language';
import { adminTranslatorIn } from '../admin-translator';

const [disc = expect.fail(), book = expect.fail()] = order.lines;

const all: Refundable = {
  lines: [
    { line: disc, pieces: 2, amount: 6890 },
    { line: book, pieces: 1, amount: 2500 },
  ],
  ...{ postage: 900, excess: 0, unpaid: 0, money: 10_690, onVouchers: 0 },
  account: { received: 10_690, credited: 0, owed: 10_690, open: 0, toPayBack: 0 },
  ...{ vat: order.vat, credits: [], refunds: [] },
};

const noRecords: PieceRecords = { withdrawals: [], shipments: [], returns: [], refunds: [] };

/** The fields that the form sends. */
function sent(
  refundable: Refundable,
  given: Partial<typeof order> = {},
  locale: Locale = 'fr',
  records: Partial<PieceRecords> = {},
  payments: Parameters<typeof RefundFields>[0]['payments'] = [],
) {
  const { container } = renderInLanguage(
    <form>
      <RefundFields
        t={adminTranslatorIn(locale)}
        locale={locale}
        order={{ ...order, ...given }}
        refundable={refundable}
        payments={payments}
        split={splitLines({ ...order, ...given }, { ...noRecords, ...records })}
      />
    </form>,
    locale,
  );
  const form = container.querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}

test.each(locales)('the form offers each line and the postage, none filled in (%s)', (locale) =>
  expect(sent(all, {}, locale)).toEqual({
    ...{ 'pieces-1': '0', 'amount-1': '', 'pieces-2': '0', 'amount-2': '', postage: '' },
    ...{ restock: 'on', account: 'desk' },
  }),
);

test('for a withdrawn order everything left is filled in', () => {
  expect(sent(all, { withdrawn_at: order.placed_at })).toEqual({
    // The amount left of the book is less than its price.
    ...{ 'pieces-1': '2', 'amount-1': '', 'pieces-2': '1', 'amount-2': '25.00', postage: '9.00' },
    ...{ restock: 'on', account: 'desk' },
  });
});

test.each([
  ['bank', 'bank'],
  ['desk', 'desk'],
  ['stripe', undefined],
] as const)('money that came by %s leaves by default by %s', (source, account) => {
  const paid = {
    id: 'a',
    source,
    amount: 10_690,
    currency: 'CHF',
    booked_at: order.placed_at,
  } as const;
  expect(sent(all, {}, 'fr', {}, [paid]).account).toBe(account);
});

test('refunded lines and restocking sent goods are not offered, an excess payment is filled in', () => {
  const gone = all.lines.map((line) => ({ ...line, pieces: 0, amount: 0 }));
  expect(sent({ ...all, lines: gone, postage: 0, excess: 150 })).toEqual({
    ...{ excess: '1.50', account: 'desk' },
  });
  // Sent goods are restocked by their return.
  expect(sent(all, { delivery_state: 'sent' })).not.toHaveProperty('restock');
});

const file = { order: { ...order, id: crypto.randomUUID() }, refundable: all };
const key = crypto.randomUUID();
const check = (typed: Record<string, string>) =>
  checkRefund(file, { refund: 'check', key, ...typed });

test('checkRefund reads the typed fields in the smallest unit and sums them', () => {
  const typed = { 'pieces-1': '1', 'amount-2': ' 5,50 ', postage: '9', restock: 'on' };
  const { validated, errors } = check(typed) ?? {};
  expect(errors).toEqual({});
  expect(validated).toMatchObject({ amount: 4895, items: { postage: 900, restock: true } });
});

test.each([
  [{}, { sum: 'nothing' }],
  [{ 'pieces-1': '3' }, { 'pieces-1': 'too-much' }],
  [{ 'amount-2': '25.01' }, { 'amount-2': 'too-much' }],
  [{ postage: '10', 'amount-2': 'x' }, { 'amount-2': 'form' }],
  [{ postage: '10' }, { postage: 'too-much' }],
  [{ excess: '1' }, { excess: 'too-much' }],
  [{ postage: '-7' }, { postage: 'form' }],
  [{ excess: '1.234' }, { excess: 'form' }],
  [{ 'pieces-1': '-1' }, { 'pieces-1': 'form' }],
  [{ 'pieces-1': '1.5' }, { 'pieces-1': 'form' }],
  [{ 'amount-1': '1e3' }, { 'amount-1': 'form' }],
])('checkRefund returns the errors of %j by field, with the typed values', (typed, errors) => {
  const checked = check(typed);
  expect(checked?.errors).toEqual(errors);
  expect(checked?.validated).toBeUndefined();
  expect(checked?.typed).toEqual({ key, ...typed });
});

test('checkRefund gives a refund typed on a page older than its booked refund a new key', () => {
  const booked = { key, amount: 5, created_at: '', booked_at: order.placed_at };
  const items = { lines: [], postage: 0, excess: 0 };
  const refundable = { ...all, refunds: [{ ...booked, items }] };
  const checked = checkRefund({ ...file, refundable }, { refund: 'check', key, postage: '1' });
  expect(checked?.typed.key).not.toBe(key);
});
