// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { RefundFields } from '@/components/desk/order/refund-fields';
import { locales } from '@/lib/i18n/locales';
import type { Refundable } from '@/lib/selling/read-refundable';
import { order } from '../../invoice/sample';
import { renderInLanguage } from '../render-in-language';
import { wordsIn } from './desk-words';

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
function sent(refundable: Refundable, given: Partial<typeof order> = {}, locale = locales[0]) {
  const { container } = renderInLanguage(
    <form>
      <RefundFields t={wordsIn(locale)} order={{ ...order, ...given }} refundable={refundable} />
    </form>,
    locale,
  );
  const form = container.querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}

test.each(locales)('offers each line with its pieces, and postage, none chosen (%s)', (locale) => {
  expect(sent(all, {}, locale)).toEqual({
    ...{ 'pieces-1': '0', 'amount-1': '', 'pieces-2': '0', 'amount-2': '', postage: '' },
  });
});

test('all that is left is filled in where its buyer has withdrawn', () => {
  expect(sent(all, { withdrawn_at: order.placed_at })).toEqual({
    // Less than its price is left of the book.
    ...{ 'pieces-1': '2', 'amount-1': '', 'pieces-2': '1', 'amount-2': '25.00', postage: '9.00' },
  });
});

test('what cannot be given back any more is not offered, and what was paid too much is filled in', () => {
  const gone = all.lines.map((line) => ({ ...line, pieces: 0, amount: 0 }));
  expect(sent({ ...all, lines: gone, postage: 0, excess: 150 })).toEqual({ excess: '1.50' });
});
