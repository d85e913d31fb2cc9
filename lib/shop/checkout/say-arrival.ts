import type { Locale } from '@/lib/i18n/locales';
import { preOrderOf, releaseDay } from '@/lib/shop/pricing/pre-order';
import { openShelf } from '@/lib/shop/pricing/shelf';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { CheckoutWords } from './checkout-words';
import type { Sums } from './sum-up';

type Given = { locale: Locale; till: ShopConfig; t: CheckoutWords };

/**
 * The expected arrival as a sentence. An order with a pre-order article promises nothing before its
 * release day.
 */
export function sayArrival(
  { quote, delivery, total }: Pick<Sums, 'quote' | 'delivery' | 'total'>,
  { locale, till, t }: Given,
): string {
  const { bill, collection } = till.payment;
  const articles = quote.lines.map(({ article }) => article);
  const ahead = preOrderOf(articles, openShelf(locale));
  const day = ahead && releaseDay(ahead, locale);
  if (quote.days) {
    const [from, to] = quote.days;
    const start = bill?.when === 'advance' && total > 0 ? 'payment' : 'order';
    return day ? t('arrivalAhead', { day, from, to, start }) : t('arrival', { from, to, start });
  }
  if (delivery === 'mail') return t('arrivalMail');
  const place = collection?.place.text ?? '';
  return day ? t('arrivalCollectionAhead', { day, place }) : t('arrivalCollection', { place });
}
