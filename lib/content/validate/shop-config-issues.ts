import { euCountries, findVatNumberIssue } from '@/lib/primitives/money/vat-number';
import { addDays } from '@/lib/primitives/time/days';
import { type RawShopConfig, taxedClasses } from '../schema/shop-config';
import type { RawSite } from '../schema/site';
import type { Issue } from './issue';

type Content = { shopConfig?: Partial<RawShopConfig>; site?: Pick<Partial<RawSite>, 'currencies'> };

/**
 * Issues across fields of the shop config, such as missing shipping prices and gaps between VAT rates.
 */
export function findShopConfigIssues(
  { shopConfig, site }: Content,
  contentFolder: string,
  today: string,
): Issue[] {
  if (!shopConfig) return [];
  const issuesFound = [
    ...findInvalidVatNumbers(shopConfig),
    ...findDuplicateZones(shopConfig),
    ...findUnorderedRates(shopConfig),
    ...findZonesWithoutPrices(shopConfig, site?.currencies ?? []),
    ...findOverlappingRates(shopConfig),
    ...findMissingRates(shopConfig, today),
    ...findShortWithdrawal(shopConfig),
  ];
  return issuesFound.map((issue) => ({ path: `${contentFolder}/shop.yaml`, ...issue }));
}

type ShopConfigIssue = Omit<Issue, 'path'>;

function findInvalidVatNumbers({ seller, euVat }: Partial<RawShopConfig>): ShopConfigIssue[] {
  const { vatNumber, country } = seller ?? {};
  const abroad = Object.entries(euVat?.numbers ?? {}).map(([code, number]) => {
    return [`euVat.numbers.${code}`, number, code] as const;
  });
  const numbers = [['seller.vatNumber', vatNumber, country] as const, ...abroad];
  return numbers.flatMap(([field, number, code]) => {
    const issue = number && findVatNumberIssue(number, code);
    if (!issue) return [];
    const { wrong, example } = issue;
    const text =
      wrong === 'digits'
        ? 'a VAT number whose check digits fit: some sign of it is wrong'
        : 'a VAT number such as {example}';
    return [{ field, expected: { text, values: { example } } }];
  });
}

/** Consumers in the EU may withdraw for at least fourteen days (2011/83/EU, article 9). */
function findShortWithdrawal({ withdrawal, zones = [] }: Partial<RawShopConfig>) {
  const inEu = zones.flatMap(({ countries }) =>
    countries.filter((one) => euCountries.includes(one)),
  );
  if (!withdrawal || withdrawal.days >= 14 || inEu.length === 0) return [];
  const text = 'at least 14, to which consumers in the EU ({countries}) have a right';
  const expected = { text, values: { countries: inEu.join(', ') } };
  return [{ field: 'withdrawal.days', expected }];
}

function findDuplicateZones({ zones = [] }: Partial<RawShopConfig>): ShopConfigIssue[] {
  const seen = new Set<string>();
  return zones.flatMap(({ countries }, zone) =>
    countries.flatMap((country, place) => {
      const isNew = !seen.has(country);
      seen.add(country);
      const field = `zones.${zone}.countries.${place}`;
      return isNew ? [] : [{ field, expected: 'a country that is not named twice' }];
    }),
  );
}

function findUnorderedRates({ zones = [] }: Partial<RawShopConfig>): ShopConfigIssue[] {
  return zones.flatMap(({ rates }, zone) =>
    rates.flatMap(({ grams }, place) => {
      const before = rates[place - 1]?.grams ?? 0;
      if (grams > before) return [];
      const expected = {
        text: 'more than {grams}, the grams of the line above: the lightest first',
        values: { grams: before },
      };
      return [{ field: `zones.${zone}.rates.${place}.grams`, expected }];
    }),
  );
}

function findZonesWithoutPrices(
  { zones = [] }: Partial<RawShopConfig>,
  currencies: RawSite['currencies'],
) {
  const expected = {
    text: 'a price in each of {currencies}, in which the site sells',
    values: { currencies: currencies.join(', ') },
  };
  return zones.flatMap(({ rates, freeFrom }, zone) =>
    [
      ...rates.map(({ price }, place) => ({ field: `zones.${zone}.rates.${place}.price`, price })),
      ...(freeFrom ? [{ field: `zones.${zone}.freeFrom`, price: freeFrom }] : []),
    ]
      .filter(({ price }) => currencies.some((currency) => price[currency] === undefined))
      .map(({ field }): ShopConfigIssue => ({ field, expected })),
  );
}

/** Per country and class, rates must follow each other without gap or overlap. */
function findOverlappingRates({ vat = [] }: Partial<RawShopConfig>): ShopConfigIssue[] {
  const rules = vat.map((rule, place) => ({ ...rule, place }));
  const reversed = rules.filter(({ from, to }) => to !== undefined && to < from);
  const names = new Set(
    rules.flatMap((rule) => rule.countries.map((one) => `${one} ${rule.class}`)),
  );
  const between = [...names].flatMap((name) => {
    const [country = '', taxed] = name.split(' ');
    const rulesOfClass = rules
      .filter((rule) => rule.class === taxed && rule.countries.includes(country))
      .sort((one, other) => (one.from < other.from ? -1 : 1));
    return rulesOfClass.flatMap((rule, index): ShopConfigIssue[] => {
      const next = rulesOfClass[index + 1];
      const day = next && addDays(next.from, -1);
      if (!next || !day || rule.to === day) return [];
      if (next.from === rule.from)
        return [{ field: `vat.${next.place}.from`, expected: sentence(sameDay, country) }];
      return [{ field: `vat.${rule.place}.to`, expected: sentence(lastDay, country, day) }];
    });
  });
  const backwards = reversed.map(({ place, from }) => ({
    field: `vat.${place}.to`,
    expected: { text: 'a day from {from} on', values: { from } },
  }));
  const reported = new Set(backwards.map(({ field }) => field));
  return [...backwards, ...unique(between.filter(({ field }) => !reported.has(field)))];
}

const sameDay = 'a day on which no other rate of {country} for this class begins';
const lastDay = '{day}, the day before the next rate of {country} for this class begins';

const sentence = (text: string, country: string, day = '') => ({ text, values: { country, day } });

/** Removes duplicates, so that a rate for ten countries is reported once. */
const unique = (issues: ShopConfigIssue[]) => [
  ...new Map(issues.toReversed().map((issue) => [issue.field, issue])).values(),
];

/**
 * Each delivery country, and the seller's if goods can be collected, needs a current rate of each
 * class, even if it is 0, since taxes are never guessed. If `vat` itself is invalid, only that is reported.
 */
function findMissingRates(
  { zones = [], seller, payment, vat }: Partial<RawShopConfig>,
  today: string,
): ShopConfigIssue[] {
  if (!vat) return [];
  const counter = payment?.collection && seller ? [seller.country] : [];
  const countries = new Set([...zones.flatMap((zone) => zone.countries), ...counter]);
  const text =
    'a rate of VAT in {country} for {class} that holds on {today}; 0 where the operator owes none there';
  return [...countries].flatMap((country) =>
    taxedClasses
      .filter((name) => !vat.some((rule) => isInForce(rule, { country, name, today })))
      .map((name): ShopConfigIssue => {
        const expected = { text, values: { country, class: name, today } };
        return { field: 'vat', expected };
      }),
  );
}

function isInForce(
  rule: RawShopConfig['vat'][number],
  at: { country: string; name: string; today: string },
) {
  const { from, to = '9999-12-31' } = rule;
  const isOfThese = rule.class === at.name && rule.countries.includes(at.country);
  return isOfThese && from <= at.today && at.today <= to;
}
