import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import type { Order } from '@/lib/shop/orders/order';
import type { Shelf } from '@/lib/shop/pricing/price-lines';

type Given = { order: Pick<Order, 'locale'>; locale: Locale; shelf: Shelf };

/**
 * The title of an ordered article on a page: as bought, or in another language the current title if
 * the article still exists.
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
