// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderHead } from '@/components/order/order-head';
import { OrderSums } from '@/components/order/order-sums';
import { Cancellation, OrderPayment } from '@/components/order/order-view';
import type { Locale } from '@/lib/i18n/locales';
import { locales } from '@/lib/i18n/locales';
import { cardPayment } from '@/lib/orders/card-payment';
import type { Order } from '@/lib/orders/order';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { order as billed, samplePaper, till } from '../../invoice/sample';
import { renderInLanguage } from '../render-in-language';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const words = { fr: fr.Order, de: de.Order };
const minutes = (count: number) => new Date(Date.parse(billed.placed_at) + count * 60_000);

/** An order by card that has just been placed, as far as head and payment look at it. */
function drawn(locale: Locale, given: Partial<Order> = {}, now = minutes(1), saysPaid = false) {
  const order: Order = { ...billed, payment: 'stripe', ...given };
  const account = { received: 0, credited: 0, owed: order.total, open: order.total, toPayBack: 0 };
  const page = {
    ...{
      order,
      account,
      steps: [],
      vouchers: [],
      credits: [],
      refunds: [],
      isUnderWay: true,
      isNew: true,
    },
    ...{ withdrawal: { may: false } as const, cardPayment: cardPayment(order, now) },
  };
  const { container } = renderInLanguage(
    <>
      <OrderHead {...{ page, till, saysPaid }} />
      <OrderPayment {...{ page, till, saysPaid }} path="/api/shop/orders/token" />
    </>,
    locale,
  );
  const { textContent: title } = container.querySelector('h1') ?? {};
  return { title, text: container.textContent ?? '', form: container.querySelector('form') };
}

test.each(locales)(
  'unpaid, it says so, until when it is held, and where it is paid (%s)',
  (locale) => {
    const { title, form } = drawn(locale);
    expect(title).toBe(words[locale].unpaid);
    expect(form?.getAttribute('action')).toBe('/api/shop/orders/token/pay');
    expect(form?.textContent).toMatch(locale === 'fr' ? /11h40/ : /11:40/);
  },
);

test.each(locales)(
  'while its payment is under way, it thanks and asks for no other (%s)',
  (locale) => {
    const { title, text, form } = drawn(
      locale,
      { payment_pending_at: billed.placed_at },
      minutes(90),
    );
    expect(title).toBe(words[locale].thanks);
    expect(text).toContain(words[locale].payPending);
    expect(form).toBeNull();
  },
);

test('once the time to pay is over it leads nowhere', () => {
  const { title, text, form } = drawn('de', {}, minutes(41));
  expect(title).toBe(de.Order.unpaid);
  expect(text).toContain(de.Order.payOver);
  expect(form).toBeNull();
});

test.each([
  ['before it is reported', 1],
  ['after the time to pay', 41],
])(
  'who comes from having paid, %s, reads that it is being confirmed, and the page looks again',
  (_, at) => {
    const { title, text, form } = drawn('de', {}, minutes(at), true);
    expect(title).toBe(de.Order.thanks);
    expect(text).toContain(de.Order.confirming);
    expect(form).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(600_000);
    expect(refresh.mock.calls.length).toBeLessThan(10);
  },
);

test.each<[string, Partial<Order>]>([
  ['cancelled', { cancelled_at: billed.placed_at }],
  ['paid', { payment_state: 'paid' }],
  ['paid where it is fetched', { payment: 'collection' }],
])('of an order that is %s its address says nothing of a payment', (_, given) => {
  expect(drawn('fr', given, minutes(1), true).text).toBe(drawn('fr', given).text);
  vi.advanceTimersByTime(600_000);
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  [
    'fr',
    ['Remboursé le 24 novembre 2026−10.00 CHF', 'Remis sur le bon-cadeau le 20 novembre 2026'],
  ],
  ['de', ['Erstattet am 24. November 2026−CHF 10.00', 'Zurück auf dem Gutschein am 20. November']],
] as const)('what has gone back stands below the sums, each with its day (%s)', (locale, lines) => {
  const refunds = [{ amount: 1000, at: '2026-11-24T10:00:00.000Z' }];
  const credits = [{ ...samplePaper({ kind: 'credit' }), redeemed: 500 }];
  const page = { order: billed, refunds, credits };
  const { container } = renderInLanguage(<OrderSums page={page} from="CH" />, locale);
  const text = container.textContent?.replace(/\p{Zs}/gu, ' ');
  for (const line of lines) expect(text).toContain(line);
});

test.each([
  [{ payment: 'stripe' }, [fr.Mail.cancelled.stripe]],
  [{ payment: 'bill' }, []],
  [{ payment: 'stripe', payment_state: 'paid' }, [fr.Mail.cancelled.paid]],
] as const)('a cancelled order (%j) says why, and that nothing is owed', (given, sentences) => {
  const order = { ...billed, ...given, cancelled_at: '2026-11-24T10:00:00.000Z' };
  const { container } = renderInLanguage(<Cancellation order={order} />);
  expect(container.textContent).toMatch(/24 novembre 2026 .*rien à payer/);
  const all = [fr.Mail.cancelled.stripe, fr.Mail.cancelled.paid];
  expect(all.filter((words) => container.textContent?.includes(words))).toEqual(sentences);
});
