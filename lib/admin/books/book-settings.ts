import type { RawShopConfig } from '@/lib/content/schema/shop-config';
import { getLibrary } from '@/lib/content/store/library';
import { type Currency, fromDecimal } from '@/lib/primitives/money/money';
import { type Accounts, type ChartName, charts } from './charts';

/** `books` of `shop.yaml`, with defaults by the seller's country. */
export type BookSettings = {
  /** The accounting currency; amounts in others are converted. */
  currency: Currency;
  /** The seller's country. */
  country: string;
  chart: ChartName;
  accounts: Accounts;
  /**
   * Accounts and tax codes for certain sales; `rate` in hundredths of a percent. The first match with an
   * account, or with a code, applies.
   */
  sales: { country?: string; rate?: number; account?: string; code?: string }[];
  /** Absent if `shop.yaml` sets no DATEV numbers. */
  datev?: { consultant: number; client: number; accountLength: number; yearStart: string };
};

export function getBookSettings(): BookSettings {
  const { shopConfig } = getLibrary();
  if (!shopConfig) throw new Error('This site has no shop config');
  return toBookSettings(shopConfig);
}

export function toBookSettings({
  books = {},
  seller,
}: Pick<RawShopConfig, 'books' | 'seller'>): BookSettings {
  const isSwiss = isInSwissVatArea(seller.country);
  const chart = books.chart ?? (isSwiss ? 'kmu' : 'skr03');
  return {
    currency: books.currency ?? (isSwiss ? 'CHF' : 'EUR'),
    country: seller.country,
    chart,
    accounts: { ...charts[chart].accounts, ...books.accounts },
    sales: (books.sales ?? []).map(({ rate, ...rule }) => ({
      ...rule,
      ...(rate !== undefined && { rate: fromDecimal(rate) }),
    })),
    ...(books.datev && { datev: books.datev }),
  };
}

const isInSwissVatArea = (country: string) => country === 'CH' || country === 'LI';

/** Where a sale is taxed, with its rate in hundredths of a percent. */
type TaxedSale = { country: string; rate: number };

/** The sales account of a sale, and its tax code if `shop.yaml` names one. */
export function salesAccountOf(
  { country, rate }: TaxedSale,
  { sales, chart, country: home }: BookSettings,
): { account: string; code?: string } {
  const rules = sales.filter(
    (rule) => (rule.country ?? country) === country && (rule.rate ?? rate) === rate,
  );
  const account = rules.find((rule) => rule.account)?.account;
  const code = rules.find((rule) => rule.code)?.code;
  const isHome = country === home || (isInSwissVatArea(country) && isInSwissVatArea(home));
  const { home: byRate, other, abroad, untaxed } = charts[chart].sales;
  const usual = isHome ? (byRate[rate] ?? other) : rate > 0 ? abroad : untaxed;
  return { account: account ?? usual, ...(code && { code }) };
}
