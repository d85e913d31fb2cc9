// @vitest-environment jsdom

import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { JustOrdered } from '@/components/checkout/just-ordered';
import type { CheckoutWords } from '@/lib/checkout/checkout-words';
import { type Locale, locales } from '@/lib/i18n/locales';
import { orderApiPath } from '@/lib/orders/order-path';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { order as billed } from '../../invoice/sample';
import { renderInLanguage } from '../render-in-language';

const order = { ...billed, payment: 'stripe' as const };
const minutes = (count: number) => new Date(Date.parse(order.placed_at) + count * 60_000);

function drawn(locale: Locale, given: Partial<typeof order>, now = minutes(1)) {
  const messages = (locale === 'fr' ? fr : de) as typeof fr;
  const t = createTranslator({ locale, messages, namespace: 'Checkout' }) as CheckoutWords;
  const shown = { ...order, ...given };
  const { container } = renderInLanguage(
    <JustOrdered order={shown} now={now} locale={locale} t={t} />,
    locale,
  );
  const title = container.querySelector('h2')?.textContent;
  const isOrdered = title === t('ordered.title', { number: order.number });
  return { isOrdered, form: container.querySelector('form') };
}

test.each(locales)('back from Stripe unpaid: until when, and a button to pay (%s)', (locale) => {
  const { isOrdered, form } = drawn(locale, {});
  expect(isOrdered).toBe(false);
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe(`${orderApiPath(order.token)}/pay`);
  expect(form?.querySelector('button[type="submit"]')).not.toBeNull();
  // Placed at 11:00 in Zurich.
  expect(form?.textContent).toMatch(locale === 'fr' ? /11h40/ : /11:40/);
});

test('once the time to pay is over no button leads to it', () => {
  expect(drawn('de', {}, minutes(41))).toEqual({ isOrdered: false, form: null });
});

test.each([
  ['on a bill', { payment: 'bill' as const }],
  ['paid', { payment_state: 'paid' as const }],
  ['with its payment under way', { payment_pending_at: order.placed_at }],
])('an order %s has just been placed, and leads to no payment', (_, given) => {
  expect(drawn('de', given as Partial<typeof order>)).toEqual({ isOrdered: true, form: null });
});
