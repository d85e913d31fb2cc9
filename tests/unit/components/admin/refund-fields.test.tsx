import { describe, expect, test } from 'vitest';
import { RefundFields } from '@/components/admin/order/refund-fields';
import { checkRefund } from '@/lib/admin/orders/refund-form';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Refundable } from '@/lib/shop/commands/read-refundable';
import { order } from '../../shop/invoices/sample';
import { renderInLanguage } from '../render-in-language';
import { wordsIn } from './admin-words';

// @vitest-environment jsdom

const [disc, book] = order.lines;

if (!disc || !book) throw new Error('No lines');

const all: Refundable = {
  lines: [
    { line: disc, pieces: 2, amount: 6890 },
    { line: book, pieces: 1, amount: 2500 },
  ],
  ...{ postage: 900, excess: 0, money: 10_690, onVouchers: 0 },
  account: { received: 10_690, credited: 0, owed: 10_690, open: 0, toPayBack: 0 },
  ...{ vat: order.vat, credits: [], refunds: [] },
};

/** The form's fields as a browser without script would send them. */
function sent(refundable: Refundable, given: Partial<typeof order> = {}, locale: Locale = 'fr') {
  const { container } = renderInLanguage(
    <form>
      <RefundFields
        t={wordsIn(locale)}
        locale={locale}
        order={{ ...order, ...given }}
        refundable={refundable}
      />
    </form>,
    locale,
  );
  const form = container.querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}

test.each(locales)('offers each line with its pieces, and postage, none chosen (%s)', (locale) => {
  expect(sent(all, {}, locale)).toEqual({
    ...{ 'pieces-1': '0', 'amount-1': '', 'pieces-2': '0', 'amount-2': '', postage: '' },
    restock: 'on',
  });
});

test('all that is left is filled in where its buyer has withdrawn', () => {
  expect(sent(all, { withdrawn_at: order.placed_at })).toEqual({
    // Less than its price is left of the book.
    ...{ 'pieces-1': '2', 'amount-1': '', 'pieces-2': '1', 'amount-2': '25.00', postage: '9.00' },
    restock: 'on',
  });
});

test('what cannot be given back any more is not offered, and what was paid too much is filled in', () => {
  const gone = all.lines.map((line) => ({ ...line, pieces: 0, amount: 0 }));
  expect(sent({ ...all, lines: gone, postage: 0, excess: 150 })).toEqual({ excess: '1.50' });
});

test('of goods that have left it is not asked what becomes of them', () => {
  expect(sent(all, { delivery_state: 'sent' })).not.toHaveProperty('restock');
});

describe('a refund before it is booked', () => {
  const file = {
    order: { ...order, id: crypto.randomUUID() },
    refundable: all,
  };
  const key = crypto.randomUUID();
  const check = (typed: Record<string, string>) =>
    checkRefund(file, { refund: 'check', key, ...typed });

  test('is one sum', () => {
    const typed = { 'pieces-1': '1', 'amount-2': '5', postage: '9', restock: 'on' };
    const { judged, faults } = check(typed) ?? {};
    expect(faults).toEqual({});
    expect(judged).toMatchObject({ amount: 4845, items: { postage: 900, restock: true } });
  });

  test.each([
    [{}, { sum: 'nothing' }],
    [{ 'pieces-1': '3' }, { 'pieces-1': 'too-much' }],
    [{ 'amount-2': '25.01' }, { 'amount-2': 'too-much' }],
    [{ postage: '10', 'amount-2': 'x' }, { 'amount-2': 'form' }],
    [{ postage: '10' }, { postage: 'too-much' }],
    [{ excess: '1' }, { excess: 'too-much' }],
  ])('says of %j at its field what is wrong, and keeps it', (typed, wrong) => {
    const checked = check(typed);
    expect(checked?.faults).toEqual(wrong);
    expect(checked?.judged).toBeUndefined();
    expect(checked?.typed).toEqual({ key, ...typed });
  });

  test('typed on a page that is older than its refund is another one', () => {
    const booked = { key, amount: 5, created_at: '', booked_at: order.placed_at };
    const items = { lines: [], postage: 0, excess: 0 };
    const refundable = { ...all, refunds: [{ ...booked, items }] };
    const checked = checkRefund({ ...file, refundable }, { refund: 'check', key, postage: '1' });
    expect(checked?.typed.key).not.toBe(key);
  });
});
