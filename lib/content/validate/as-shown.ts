import type { RawArticle } from '../schema/article';
import type { Library } from '../store/raw-library';

/**
 * The content as visitors are to find it: without what the house has switched off, and with prices in its currencies.
 * So nothing else need ask for either.
 */
export function asShown(library: Library): Library {
  const { switchedOff, currencies } = library.site;
  const articles = [...library.articles].map(([slug, { price, ...article }]) => {
    const shown = currencies.flatMap((currency) =>
      price[currency] === undefined ? [] : [[currency, price[currency]]],
    );
    return [slug, { ...article, price: Object.fromEntries(shown) }] as [string, RawArticle];
  });
  const { till, ...others } = library;
  const isClosed = switchedOff.includes('shop');
  return {
    ...others,
    ...(till && !isClosed && { till }),
    articles: new Map(isClosed ? [] : articles),
    ...(switchedOff.includes('vod') && { films: withoutOffers(library.films) }),
  };
}

function withoutOffers(films: Library['films']): Library['films'] {
  return new Map([...films].map(([slug, { vod, ...film }]) => [slug, film]));
}
