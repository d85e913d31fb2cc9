import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { posterProps } from '@/lib/posters/photographs/poster-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { Currency } from '@/lib/primitives/money/currency';
import type { Offer } from '@/lib/shop/cart/offer';
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
  const { slug, kind, title, prices, isOnSale } = article;
  const sold = isOnSale ? prices.filter((one) => currencies.includes(one.currency)) : [];
  return {
    article: slug,
    kind,
    title: title.text,
    ...(!title.translated && { lang: title.lang }),
    href: localePath(`/shop/${slug}`, locale),
    ...pictureOf(article),
    prices: Object.fromEntries(sold.map(({ amount, currency }) => [currency, amount])),
    ...(left !== undefined && { left }),
  };
}

/** The article's picture, or the poster of its first film; a voucher may have none. */
function pictureOf({ image, films: [film] }: Article): Pick<Offer, 'picture'> {
  const room = { width: 200, height: 200, sizes };
  if (image) return { picture: addressOf(pictureProps({ ...image, ...room })) };
  if (!film) return {};
  const { poster, slug } = film;
  return {
    picture: poster ? addressOf(posterProps({ ...poster, sizes })) : { src: drawnPosterPath(slug) },
  };
}

function addressOf(props: { src: string; srcSet?: string }): NonNullable<Offer['picture']> {
  const { src, srcSet } = props;
  return srcSet ? { src, srcSet, sizes } : { src };
}
