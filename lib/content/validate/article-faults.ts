import type { RawArticle } from '../schema/article';
import type { RawSite } from '../schema/site';
import type { Fault } from './fault';

type Read = {
  articles: ReadonlyMap<string, Partial<RawArticle>>;
  site?: Pick<Partial<RawSite>, 'currencies'>;
};

const letters = /^[ABC]$/;

/**
 * A fault for each article that says what its kind cannot have.
 * @param sells whether the house has a `shop.yaml`: then what it sends by post owes its weight
 */
export function findArticleFaults({ articles }: Read, house: string, sells: boolean): Fault[] {
  return [...articles].flatMap(([slug, article]) =>
    [...nameFaults(slug), ...discFaults(article), ...(sells ? weightFaults(article) : [])].map(
      (fault) => ({
        path: `${house}/shop/${slug}.yaml`,
        ...fault,
      }),
    ),
  );
}

type Found = Pick<Fault, 'field' | 'expected'>;

/** The page of the terms stands where an article of this name would. */
function nameFaults(slug: string): Found[] {
  if (slug !== 'conditions') return [];
  const text = 'a name that the site does not use itself; /{slug} is an address of its own';
  return [{ field: 'the name', expected: { text, values: { slug: `shop/${slug}` } } }];
}

/** Postage is computed from it: a guess would be the house's loss, or the buyer's. */
function weightFaults({ kind, stock, weight }: Partial<RawArticle>): Found[] {
  if (!kind || kind === 'voucher' || stock === 'example' || weight !== undefined) return [];
  const expected = 'its weight in grams, such as 110: what it costs to send follows from it';
  return [{ field: 'weight', expected }];
}

function discFaults({ kind, disc }: Partial<RawArticle>): Found[] {
  if (!kind || !disc) return [];
  if (kind !== 'dvd' && kind !== 'blu-ray')
    return [{ field: 'disc', expected: 'no disc: only a dvd or a blu-ray has one' }];
  const { region = 'free', standard } = disc;
  const fits = (code: string) => letters.test(code) === (kind === 'blu-ray');
  return [
    ...(region === 'free' || region.every(fits)
      ? []
      : [
          {
            field: 'disc.region',
            expected: 'free, or regions such as [B] of a Blu-ray and [2] of a DVD',
          },
        ]),
    ...(standard && kind === 'blu-ray'
      ? [{ field: 'disc.standard', expected: 'no PAL or NTSC: only a dvd has one' }]
      : []),
  ];
}

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
