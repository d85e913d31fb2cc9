import type { RawArticle } from '../schema/article';
import type { RawSite } from '../schema/site';
import type { Fault } from './fault';

type Read = {
  articles: ReadonlyMap<string, Pick<Partial<RawArticle>, 'price'>>;
  site?: Pick<Partial<RawSite>, 'currencies'>;
};

/**
 * A fault for each article that has no price in which the house sells. One in another currency beside it is none: a
 * house that gives up a currency need not go through all its articles.
 */
export function findPriceFaults({ articles, site }: Read, house: string): Fault[] {
  const currencies = site?.currencies ?? [];
  if (currencies.length === 0) return [];
  const expected = {
    text: 'a price in {currencies}, in which the house sells',
    values: { currencies: currencies.join(', ') },
  };
  return [...articles].flatMap(([slug, { price }]) =>
    !price || currencies.some((currency) => price[currency] !== undefined)
      ? []
      : [{ path: `${house}/shop/${slug}.yaml`, field: 'price', expected }],
  );
}
