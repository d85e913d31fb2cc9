import type { RawArticle } from '@/lib/content/schema/article';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { toAmounts } from '@/lib/primitives/money/to-amounts';
import { localText } from '@/lib/primitives/text/local-text';
import { isSold } from '@/lib/shop/articles/is-sold';
import { vatClassOf } from '@/lib/shop/articles/vat-class-of';
import type { Shelf, Sold } from './price-lines';

/** Looks up articles of the site content, with texts in one language. */
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
