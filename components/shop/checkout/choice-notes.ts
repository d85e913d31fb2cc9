import type { PaymentMethod } from '@/lib/shop/database/tables';
import { preOrderOf } from '@/lib/shop/pricing/pre-order';
import type { Delivery } from '@/lib/shop/pricing/quote';
import { openShelf } from '@/lib/shop/pricing/shelf';
import type { CheckoutView } from './checkout-view';

/** The note of a delivery method. */
export function deliveryNote(delivery: Delivery, { till, t }: CheckoutView): string {
  // The delivery time is shown with the sums, which depend on the country.
  if (delivery !== 'collection') return t(`deliveryNotes.${delivery}`);
  const { place, hours } = till.payment.collection ?? {};
  return [place?.text, hours?.text].filter(Boolean).join(' · ');
}

/** The note of a payment method. */
export function paymentNote(
  payment: PaymentMethod,
  { till, form, locale, t }: CheckoutView,
): string {
  const { bill } = till.payment;
  const articles = form.lines.map(({ article }) => article);
  const ahead = preOrderOf(articles, openShelf(locale)) ? 'yes' : 'no';
  if (payment === 'collection') return t('paymentNotes.collection');
  if (payment === 'stripe')
    return t(form.currency === 'CHF' ? 'paymentNotes.stripe' : 'paymentNotes.stripeEuro');
  return bill?.when === 'account'
    ? t('paymentNotes.account', { days: bill.days })
    : t('paymentNotes.advance', { ahead });
}
