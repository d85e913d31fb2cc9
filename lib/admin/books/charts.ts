/** Accounts that the shop's entries are posted to, besides those of sales. */
export const accountNames = [
  'receivables',
  'bank',
  'stripe',
  'cash',
  'vouchers',
  'fees',
  'unclear',
  'vat',
] as const;
export type Accounts = Record<(typeof accountNames)[number], string>;

/** Sales accounts by the VAT of the sale. */
type SalesAccounts = {
  /** By rate in the seller's country, in hundredths of a percent; `other` for all other rates. */
  home: Record<number, string>;
  other: string;
  /** Taxed in another country of the EU (OSS). */
  abroad: string;
  /** Sent abroad without VAT. */
  untaxed: string;
};

export type ChartName = 'kmu' | 'skr03' | 'skr04';

/**
 * The usual account numbers of the Swiss chart for small enterprises (`kmu`) and of DATEV's SKR03 and SKR04. In
 * SKR03 and SKR04, receivables are a collective debtor, because DATEV accepts no entries on the receivables
 * account itself. There, the sales accounts determine the VAT.
 */
export const charts: Record<ChartName, { accounts: Accounts; sales: SalesAccounts }> = {
  kmu: {
    accounts: {
      ...{ receivables: '1100', bank: '1020', stripe: '1021', cash: '1000', vouchers: '2030' },
      ...{ fees: '6940', unclear: '1099', vat: '2200' },
    },
    sales: { home: {}, other: '3200', abroad: '3200', untaxed: '3200' },
  },
  skr03: {
    accounts: {
      ...{ receivables: '10000', bank: '1200', stripe: '1360', cash: '1000', vouchers: '1700' },
      ...{ fees: '4970', unclear: '1590', vat: '1776' },
    },
    sales: { home: { 1900: '8400', 700: '8300' }, other: '8200', abroad: '8320', untaxed: '8120' },
  },
  skr04: {
    accounts: {
      ...{ receivables: '10000', bank: '1800', stripe: '1460', cash: '1600', vouchers: '3500' },
      ...{ fees: '6855', unclear: '1370', vat: '3806' },
    },
    sales: { home: { 1900: '4400', 700: '4300' }, other: '4200', abroad: '4320', untaxed: '4120' },
  },
};
