import { z } from 'zod';
import { slugSchema } from '@/lib/content/slug-schema';
import { localeSchema } from '@/lib/i18n/locale-schema';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { pictureProps, posterProps } from '@/lib/posters/photographs/picture-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { Currency } from '@/lib/primitives/money/money';
import { maxLines } from '@/lib/shop/cart/cart';
import type { Offer } from '@/lib/shop/cart/check-cart';
import type { Article } from './article';

/** Display width of the picture in the cart. */
const sizes = '6rem';

/**
 * The current data of an article for the cart.
 * @param currencies the currencies of the shop
 * @param left pieces in stock, if counted
 */
export function describeOffer(
  article: Article,
  left: number | undefined,
  { locale, currencies }: { locale: Locale; currencies: readonly Currency[] },
): Offer {
  const { slug, kind, title, prices, isOnSale, weight } = article;
  const offeredPrices = isOnSale ? prices.filter((one) => currencies.includes(one.currency)) : [];
  return {
    article: slug,
    kind,
    title: title.text,
    ...(!title.translated && { lang: title.lang }),
    href: localePath(`/shop/${slug}`, locale),
    ...pictureOf(article, locale),
    prices: Object.fromEntries(offeredPrices.map(({ amount, currency }) => [currency, amount])),
    ...(left !== undefined && { left }),
    ...(kind !== 'voucher' && { grams: weight }),
  };
}

/** The article's picture, or the poster of its first film; a voucher may have none. */
function pictureOf({ image, films: [film] }: Article, locale: Locale): Pick<Offer, 'picture'> {
  const size = { width: 200, height: 200, sizes };
  if (image) return { picture: urlsOf(pictureProps({ ...image, ...size })) };
  if (!film) return {};
  const { poster, slug } = film;
  return {
    picture: poster
      ? urlsOf(posterProps({ ...poster, sizes }))
      : { src: drawnPosterPath(slug, locale) },
  };
}

function urlsOf(props: { src: string; srcSet?: string }): NonNullable<Offer['picture']> {
  const { src, srcSet } = props;
  return srcSet ? { src, srcSet, sizes } : { src };
}

/** The query of `/api/shop/offers`: the page's language and the articles of a cart. */
const offersQuerySchema = z.strictObject({
  locale: localeSchema,
  articles: z
    .string({ error: 'expected slugs joined by commas' })
    .transform((text) => text.split(','))
    .pipe(z.array(slugSchema).max(maxLines, `expected ${maxLines} slugs at most`)),
});

export type OffersQuery = z.infer<typeof offersQuerySchema>;

/** Parses the query of `/api/shop/offers`; `error` describes the first invalid parameter. */
export function readOffersQuery(query: URLSearchParams): OffersQuery | { error: string } {
  const { data, error } = offersQuerySchema.safeParse(Object.fromEntries(query));
  if (data) return data;
  const [issue] = error.issues;
  return { error: `${String(issue?.path[0] ?? 'query')}: ${issue?.message}` };
}
