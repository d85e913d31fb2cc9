import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import type { Order } from '@/lib/shop/orders/order';
import type { Shelf } from '@/lib/shop/pricing/price-lines';

type Given = { order: Pick<Order, 'locale'>; locale: Locale; shelf: Shelf };

/**
 * What an article of an order is called on a page: as it was bought; in another language than it was bought in as the
 * house calls it there, as long as the house has it.
 */
export function lineTitle(
  { article, title }: Pick<Order['lines'][number], 'article' | 'title'>,
  { order, locale, shelf }: Given,
): LocalText {
  const isOwn = order.locale === locale;
  const now = isOwn ? undefined : shelf(article)?.title;
  if (now) return { text: now, lang: locale, translated: true };
  return { text: title, lang: order.locale, translated: isOwn };
}
