import type { RawArticle } from '../schema/article';
import type { RawShopConfig } from '../schema/shop-config';
import type { Issue } from './issue';

type Content = {
  shopConfig?: Partial<RawShopConfig>;
  articles?: ReadonlyMap<string, Partial<RawArticle>>;
};
type ShopConfigIssue = Omit<Issue, 'path'>;

/** Issues of discount codes, bundles and reverse charge in the shop config. */
export function findDiscountIssues(
  { shopConfig, articles = new Map() }: Content,
  contentFolder: string,
): Issue[] {
  if (!shopConfig) return [];
  const issuesFound = [
    ...findRepeatedCodes(shopConfig),
    ...findReversedDays(shopConfig),
    ...findUnknownArticles(shopConfig, articles),
    ...findHomeReverseCharge(shopConfig),
  ];
  return issuesFound.map((issue) => ({ path: `${contentFolder}/shop.yaml`, ...issue }));
}

function findRepeatedCodes({ discounts = [] }: Partial<RawShopConfig>): ShopConfigIssue[] {
  const codes = discounts.map(({ code }) => code.toUpperCase());
  return codes.flatMap((code, at) =>
    codes.indexOf(code) < at
      ? [{ field: `discounts.${at}.code`, expected: 'a code that no other discount has' }]
      : [],
  );
}

function findReversedDays({ discounts = [] }: Partial<RawShopConfig>): ShopConfigIssue[] {
  return discounts.flatMap(({ from, to }, at) =>
    from && to && to < from
      ? [
          {
            field: `discounts.${at}.to`,
            expected: { text: 'a day from {from} on', values: { from } },
          },
        ]
      : [],
  );
}

/** Vouchers are not goods, so they are never discounted. */
function findUnknownArticles(
  { discounts = [], bundles = [] }: Partial<RawShopConfig>,
  articles: ReadonlyMap<string, Partial<RawArticle>>,
): ShopConfigIssue[] {
  const named = [
    ...discounts.flatMap(({ articles: slugs = [], prices = {} }, at) => [
      ...slugs.map((slug, place) => ({ slug, field: `discounts.${at}.articles.${place}` })),
      ...Object.keys(prices).map((slug) => ({ slug, field: `discounts.${at}.prices.${slug}` })),
    ]),
    ...bundles.flatMap(({ articles: slugs }, at) =>
      slugs.map((slug, place) => ({ slug, field: `bundles.${at}.articles.${place}` })),
    ),
  ];
  const expected = 'the name of an article of the shop that is no voucher';
  return named.flatMap(({ slug, field }) => {
    const article = articles.get(slug);
    return article && article.kind !== 'voucher' ? [] : [{ field, expected }];
  });
}

function findHomeReverseCharge({
  reverseCharge = [],
  seller,
}: Partial<RawShopConfig>): ShopConfigIssue[] {
  const at = seller ? reverseCharge.indexOf(seller.country) : -1;
  const expected = 'countries abroad: companies in the seller’s own country pay its VAT';
  return at < 0 ? [] : [{ field: `reverseCharge.${at}`, expected }];
}
