// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { JustOrdered } from '@/components/shop/checkout/just-ordered';
import { OrderHead } from '@/components/shop/order/order-status';
import { OrderPayment } from '@/components/shop/order/order-view';
import { getCheckoutTranslator } from '@/lib/shop/checkout/checkout-messages';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import type { Order } from '@/lib/shop/orders/order';
import { orderApiPath } from '@/lib/shop/orders/order-links';
import { cardPayment } from '@/lib/shop/orders/order-status';
import fr from '@/messages/fr.json';
import { order as billed, sampleShopConfig as shopConfig } from '@/tests/unit/shop/invoices/sample';
import { renderInLanguage } from '../../render-in-language';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
});

const at = billed.placed_at;
const after = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000);
const byCard: Order = { ...billed, payment: 'stripe' };
const path = orderApiPath(byCard.token);

describe('the page of an order by card', () => {
  /** Renders its head and payment. */
  function show(changed: Partial<Order> = {}, minutes = 1, isReturnFromPayment = false) {
    const order = { ...byCard, ...changed };
    const account = { open: order.total };
    const payment = cardPayment(order, after(minutes));
    const page = { order, account, isNew: true, cardPayment: payment } as OrderOnPage;
    const { container } = renderInLanguage(
      <>
        <OrderHead page={page} shopConfig={shopConfig} isReturnFromPayment={isReturnFromPayment} />
        <OrderPayment
          page={page}
          shopConfig={shopConfig}
          isReturnFromPayment={isReturnFromPayment}
        />
      </>,
    );
    const title = container.querySelector('h1')?.textContent;
    return { title, text: container.textContent ?? '', form: container.querySelector('form') };
  }

  test('names an unpaid order, its deadline and the form to pay', () => {
    const { title, form } = show();
    expect(title).toBe(fr.Order.unpaid);
    expect(form?.getAttribute('action')).toBe(`${path}/pay`);
    expect(form?.textContent).toContain('11h40');
  });

  test.each<[string, Partial<Order>, number, string]>([
    ['while one is pending', { payment_pending_at: at }, 90, fr.Order.thanks],
    ['after the deadline', {}, 41, fr.Order.unpaid],
  ])('offers no payment %s', (_, changed, minutes, title) =>
    expect(show(changed, minutes)).toMatchObject({ title, form: null }),
  );

  test.each([1, 41])('refreshes a few times after a return from Stripe (minute %i)', (minutes) => {
    const { title, form } = show({}, minutes, true);
    expect([title, form]).toEqual([fr.Order.thanks, null]);
    vi.advanceTimersByTime(5000);
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(600_000);
    expect(refresh.mock.calls.length).toBeLessThan(10);
  });

  test.each<Partial<Order>>([
    { cancelled_at: at },
    { payment_state: 'paid' },
    { payment: 'collection' },
  ])('ignores the address of a return from Stripe for an order with %j', (changed) => {
    expect(show(changed, 1, true).text).toBe(show(changed).text);
    vi.advanceTimersByTime(600_000);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('JustOrdered', async () => {
  const t = await getCheckoutTranslator('fr');

  function show(changed: Partial<Order>, minutes = 1) {
    const order = { ...byCard, ...changed };
    const { container } = renderInLanguage(
      <JustOrdered order={order} now={after(minutes)} t={t} locale="fr" />,
    );
    const title = container.querySelector('h2')?.textContent;
    const isDone = title === t('ordered.title', { number: order.number });
    return { isDone, form: container.querySelector('form') };
  }

  test('offers the payment of an unpaid order until the deadline, unless one is pending', () => {
    const { isDone, form } = show({});
    expect([isDone, form?.method, form?.getAttribute('action')]).toEqual([
      false,
      'post',
      `${path}/pay`,
    ]);
    expect(form?.textContent).toContain('11h40');
    expect(show({}, 41)).toEqual({ isDone: false, form: null });
    expect(show({ payment_pending_at: at })).toEqual({ isDone: true, form: null });
  });
});
