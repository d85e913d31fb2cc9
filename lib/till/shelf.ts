import type { RawArticle } from '@/lib/content/schema/article';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { toAmounts } from '@/lib/money/to-amounts';
import { isSold } from '@/lib/shop/is-sold';
import { vatClassOf } from '@/lib/shop/vat-class-of';
import { localText } from '@/lib/text/local-text';
import type { Shelf, Sold } from './price-lines';

/** What the house has, its words in one language. */
export function openShelf(locale: Locale): Shelf {
  const { articles } = getLibrary();
  return (slug) => {
    const article = articles.get(slug);
    return article && toSold(article, locale);
  };
}

function toSold(article: RawArticle, locale: Locale): Sold {
  const { kind, title, price, stock, releasedOn: on, weight = 0 } = article;
  return {
    kind,
    title: localText(title, locale).text,
    isSold: isSold(article),
    prices: toAmounts(price),
    grams: weight,
    vatClass: vatClassOf(article),
    isDigital: kind === 'voucher',
    ...(stock === 'pre-order' && { preOrder: { ...(on && { on }) } }),
  };
}
