import type { RawArticle } from '../schema/article';
import type { RawSite } from '../schema/site';
import type { Issue } from './issue';

type Content = {
  articles: ReadonlyMap<string, Partial<RawArticle>>;
  site?: Pick<Partial<RawSite>, 'currencies'>;
};

const bluRayRegion = /^[ABC]$/;

/**
 * Issues of each article: a reserved slug, disc fields that its kind does not allow, a missing weight.
 * @param sells whether the site has a `shop.yaml`: then articles sent by post require a weight
 */
export function findArticleIssues(
  { articles }: Content,
  contentFolder: string,
  sells: boolean,
): Issue[] {
  return [...articles].flatMap(([slug, article]) =>
    [...nameIssues(slug), ...discIssues(article), ...(sells ? weightIssues(article) : [])].map(
      (issue) => ({
        path: `${contentFolder}/shop/${slug}.yaml`,
        ...issue,
      }),
    ),
  );
}

type ArticleIssue = Pick<Issue, 'field' | 'expected'>;

/** The address of the shop's terms is reserved. */
function nameIssues(slug: string): ArticleIssue[] {
  if (slug !== 'conditions') return [];
  const text = 'a name that the site does not use itself; /{slug} is an address of its own';
  return [{ field: 'the name', expected: { text, values: { slug: `shop/${slug}` } } }];
}

/** Postage is computed from the weight: a guess would cost the seller or the buyer money. */
function weightIssues({ kind, stock, weight }: Partial<RawArticle>): ArticleIssue[] {
  if (!kind || kind === 'voucher' || stock === 'example' || weight !== undefined) return [];
  const expected = 'its weight in grams, such as 110: what it costs to send follows from it';
  return [{ field: 'weight', expected }];
}

function discIssues({ kind, disc }: Partial<RawArticle>): ArticleIssue[] {
  if (!kind || !disc) return [];
  if (kind !== 'dvd' && kind !== 'blu-ray')
    return [{ field: 'disc', expected: 'no disc: only a dvd or a blu-ray has one' }];
  const { region = 'free', standard } = disc;
  const fits = (code: string) => bluRayRegion.test(code) === (kind === 'blu-ray');
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
 * An issue for each article that has no price in any of the shop's currencies. Prices in other
 * currencies are allowed, so that a shop can drop a currency without editing all articles.
 */
export function findMissingPrices({ articles, site }: Content, contentFolder: string): Issue[] {
  const currencies = site?.currencies ?? [];
  if (currencies.length === 0) return [];
  const expected = {
    text: 'a price in {currencies}, in which the site sells',
    values: { currencies: currencies.join(', ') },
  };
  return [...articles].flatMap(([slug, { price }]) =>
    !price || currencies.some((currency) => price[currency] !== undefined)
      ? []
      : [{ path: `${contentFolder}/shop/${slug}.yaml`, field: 'price', expected }],
  );
}
