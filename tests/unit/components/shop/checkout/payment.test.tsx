import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JustOrdered } from '@/components/shop/checkout/just-ordered';
import { OrderHead } from '@/components/shop/order/order-status';
import { OrderPayment } from '@/components/shop/order/order-view';
import type { CheckoutTranslator } from '@/lib/shop/checkout/checkout-messages';
import { cardPayment } from '@/lib/shop/orders/card-payment';
import type { Order } from '@/lib/shop/orders/order';
import { orderApiPath } from '@/lib/shop/orders/order-links';
import fr from '@/messages/fr.json';
import { order as billed, till } from '@/tests/unit/shop/invoices/sample';
import { renderInLanguage } from '../../render-in-language';

// @vitest-environment jsdom

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => void vi.useRealTimers());
const at = billed.placed_at;
const minutes = (count: number) => new Date(Date.parse(at) + count * 60_000);

describe('the page of an order by card', () => {
  /** Its head and its payment, just after it was placed. */
  function drawn(given: Partial<Order> = {}, now = minutes(1), saysPaid = false) {
    const order: Order = { ...billed, payment: 'stripe', ...given };
    const page = {
      ...{ order, steps: [], vouchers: [], credits: [], refunds: [], isUnderWay: true },
      account: { received: 0, credited: 0, owed: order.total, open: order.total, toPayBack: 0 },
      ...{ isNew: true, withdrawal: { may: false } as const },
      cardPayment: cardPayment(order, now),
    };
    const { container } = renderInLanguage(
      <>
        <OrderHead {...{ page, shopConfig: till, saysPaid }} />
        <OrderPayment {...{ page, shopConfig: till, saysPaid }} path="/api/shop/orders/token" />
      </>,
    );
    const title = container.querySelector('h1')?.textContent;
    return { title, text: container.textContent ?? '', form: container.querySelector('form') };
  }

  test('that is unpaid says so, until when it is held, and where it is paid', () => {
    const { title, form } = drawn();
    expect(title).toBe(fr.Order.unpaid);
    expect(form?.getAttribute('action')).toBe('/api/shop/orders/token/pay');
    expect(form?.textContent).toContain('11h40');
  });

  test('asks for no other payment while one is under way', () => {
    const { title, form } = drawn({ payment_pending_at: at }, minutes(90));
    expect([title, form]).toEqual([fr.Order.thanks, null]);
  });

  test('leads nowhere once the time to pay is over', () => {
    const { title, text, form } = drawn({}, minutes(41));
    expect([title, form]).toEqual([fr.Order.unpaid, null]);
    expect(text).toContain(fr.Order.payOver);
  });

  test.each([1, 41])(
    'of who comes from having paid looks again until it is confirmed (%i minutes after)',
    (minute) => {
      const { title, form } = drawn({}, minutes(minute), true);
      expect([title, form]).toEqual([fr.Order.thanks, null]);
      vi.advanceTimersByTime(5000);
      expect(refresh).toHaveBeenCalledTimes(2);
      vi.advanceTimersByTime(600_000);
      expect(refresh.mock.calls.length).toBeLessThan(10);
    },
  );

  test.each<[string, Partial<Order>]>([
    ['cancelled', { cancelled_at: at }],
    ['paid', { payment_state: 'paid' }],
    ['paid where it is fetched', { payment: 'collection' }],
  ])('that is %s believes no word of a payment in its address', (_, given) => {
    expect(drawn(given, minutes(1), true).text).toBe(drawn(given).text);
    vi.advanceTimersByTime(600_000);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('the checkout after an order', () => {
  const t = createTranslator({
    ...{ locale: 'fr', messages: fr, namespace: 'Checkout' },
  }) as CheckoutTranslator;

  function drawn(given: Partial<Order>, now = minutes(1)) {
    const order = { ...billed, payment: 'stripe' as const, ...given };
    const { container } = renderInLanguage(<JustOrdered {...{ order, now, t }} locale="fr" />);
    const title = container.querySelector('h2')?.textContent;
    const isOrdered = title === t('ordered.title', { number: order.number });
    return { isOrdered, form: container.querySelector('form') };
  }

  test('that comes back from Stripe unpaid has a button to pay, and until when', () => {
    const { isOrdered, form } = drawn({});
    expect([isOrdered, form?.method]).toEqual([false, 'post']);
    expect(form?.getAttribute('action')).toBe(`${orderApiPath(billed.token)}/pay`);
    expect(form?.textContent).toContain('11h40');
    expect(drawn({}, minutes(41)), 'once the time is over').toEqual({
      ...{ isOrdered: false, form: null },
    });
  });

  test.each<Partial<Order>>([
    { payment: 'bill' },
    { payment_state: 'paid' },
    { payment_pending_at: at },
  ])('with %j leads to no payment', (given) => {
    expect(drawn(given)).toEqual({ isOrdered: true, form: null });
  });
});
