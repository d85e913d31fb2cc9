import type { Currency } from '@/lib/primitives/money/currency';
import type { LocalText } from '@/lib/primitives/text/local-text';

/** How a house sells: what its `shop.yaml` says, in one language. Amounts are of the smallest unit. */
export type ShopConfig = {
  /** Nothing is sent and nothing is owed: all papers, mails and pages of an order say so. */
  isDemonstration: boolean;
  seller: Seller;
  currencies: Currency[];
  payment: {
    /** In advance: goods go out when it is paid. On account: with the goods, payable within so many days. */
    bill?: { iban: string; when: 'advance' | 'account'; days: number };
    /** Only where its keys are in the environment. */
    hasStripe: boolean;
    collection?: { place: LocalText; hours?: LocalText };
  };
  /** Where it sends to, in its order; ISO 3166-1 alpha-2. */
  zones: Zone[];
  vat: VatRule[];
  /** Markdown. */
  terms?: LocalText;
  withdrawal: { days: number; text?: LocalText };
};

/** As a QR-bill wants it: structured (Swiss Implementation Guidelines QR-bill, type S). */
export type Seller = {
  name: string;
  street: string;
  building: string;
  postcode: string;
  town: string;
  country: string;
  email: string;
  phone?: string;
  vatNumber?: string;
};

/** What it costs to send something there, and how long it takes (working days). */
export type Zone = {
  countries: string[];
  days: [number, number];
  /** The lightest first; nothing heavier than the last is sent there. */
  rates: { grams: number; price: Partial<Record<Currency, number>> }[];
  /** From this worth of goods on it costs nothing. */
  freeFrom?: Partial<Record<Currency, number>>;
};

export type VatClass = 'standard' | 'reduced' | 'none';

/** Hundredths of a percent from one day to another (`2024-01-01`, both included). */
export type VatRule = {
  countries: string[];
  class: VatClass;
  rate: number;
  from: string;
  to?: string;
};
