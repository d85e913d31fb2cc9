import { getTranslations } from 'next-intl/server';
import type { Product } from 'schema-dts';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { pictureProps, posterProps } from '@/lib/posters/photographs/picture-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import { formatDecimal } from '@/lib/primitives/money/money';
import { plainText } from '@/lib/primitives/text/plain-text';
import type { Article } from '@/lib/shop/articles/article';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { absoluteUrl } from '@/lib/site/site-url';
import { breadcrumbList } from './item-list';
import { returnPolicy, shippingDetails } from './shipping-and-returns';
import type { Things } from './write-json-ld';

/** schema.org availability by stock; 'example' articles are not for sale. */
const availability = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  'out-of-stock': 'OutOfStock',
  'pre-order': 'PreOrder',
} as const;

/**
 * An article as a schema.org Product, with prices including taxes; empty without a price, for an example, or in
 * a demonstration shop.
 */
export function listProducts(article: Article, locale: Locale): Product[] {
  const { slug, kind, title, description, stock, prices, ean, weight: grams } = article;
  const priced = prices.filter(({ amount }) => amount > 0);
  if (stock === 'example' || priced.length === 0) return [];
  const shopConfig = getShopConfig(locale);
  if (shopConfig?.isDemonstration) return [];
  const url = absoluteUrl(localePath(`/shop/${slug}`, locale));
  const pictures = picturesOf(article, locale).map(absoluteUrl);
  return [
    {
      '@type': 'Product',
      ...{ name: title.text, url, description: plainText(description.text, 5000) },
      ...(pictures.length > 0 && { image: pictures }),
      ...(ean && { gtin13: ean }),
      offers: priced.map((price) => ({
        '@type': 'Offer' as const,
        ...{ price: formatDecimal(price.amount), priceCurrency: price.currency, url },
        availability: `https://schema.org/${availability[stock]}` as const,
        ...(shopConfig && { hasMerchantReturnPolicy: returnPolicy(shopConfig, locale) }),
        ...(shopConfig &&
          kind !== 'voucher' && {
            shippingDetails: shippingDetails(shopConfig.zones, { price, grams }),
          }),
      })),
    },
  ];
}

/**
 * Images as on its page: its own, or its film's poster. Empty for an article without either, such as a
 * voucher.
 */
function picturesOf({ pictures, films: [film] }: Article, locale: Locale): string[] {
  const size = { sizes: '', width: 600, height: 600 };
  if (pictures.length > 0)
    return pictures.map((picture) => pictureProps({ ...picture, ...size }).src);
  if (!film) return [];
  return [
    film.poster
      ? posterProps({ ...film.poster, sizes: '' }).src
      : drawnPosterPath(film.slug, locale),
  ];
}

/** Structured data of an article's page: product and breadcrumbs. */
export async function articlePage(article: Article, locale: Locale): Promise<Things> {
  const { slug, title } = article;
  const t = await getTranslations({ locale, namespace: 'Shop' });
  const steps = [
    { name: t('title'), path: '/shop' },
    { name: title.text, path: `/shop/${slug}` },
  ];
  return [...listProducts(article, locale), breadcrumbList(steps, locale)];
}
