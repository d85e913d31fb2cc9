import type { Product } from 'schema-dts';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { posterProps } from '@/lib/posters/photographs/poster-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import { decimalWords } from '@/lib/primitives/money/decimal-words';
import { plainText } from '@/lib/primitives/text/plain-text';
import type { Article } from '@/lib/shop/articles/article';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { absoluteUrl } from '@/lib/site/absolute-url';

/** schema.org availability by stock; 'example' articles are not for sale. */
const availability = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  'out-of-stock': 'OutOfStock',
  'pre-order': 'PreOrder',
} as const;

/**
 * An article as a schema.org Product, with prices including taxes; empty for an example or in a demonstration
 * shop.
 */
export function listProducts(article: Article, locale: Locale): Product[] {
  const { slug, title, description, stock, prices, ean } = article;
  const asked = prices.filter(({ amount }) => amount > 0);
  if (stock === 'example' || asked.length === 0) return [];
  if (getShopConfig(locale)?.isDemonstration) return [];
  const url = absoluteUrl(localePath(`/shop/${slug}`, locale));
  const pictures = picturesOf(article).map(absoluteUrl);
  return [
    {
      '@type': 'Product',
      ...{ name: title.text, url, description: plainText(description.text, 5000) },
      ...(pictures.length > 0 && { image: pictures }),
      ...(ean && { gtin13: ean }),
      offers: asked.map(({ amount, currency }) => ({
        '@type': 'Offer' as const,
        ...{ price: decimalWords(amount), priceCurrency: currency, url },
        availability: `https://schema.org/${availability[stock]}` as const,
      })),
    },
  ];
}

/**
 * Images as on its page: its own, or its film's poster. Empty for an article without either, such as a
 * voucher.
 */
function picturesOf({ pictures, films: [film] }: Article): string[] {
  const room = { sizes: '', width: 600, height: 600 };
  if (pictures.length > 0)
    return pictures.map((picture) => pictureProps({ ...picture, ...room }).src);
  if (!film) return [];
  return [
    film.poster ? posterProps({ ...film.poster, sizes: '' }).src : drawnPosterPath(film.slug),
  ];
}
