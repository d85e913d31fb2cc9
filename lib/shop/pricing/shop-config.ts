import type { Currency } from '@/lib/primitives/money/money';
import type { LocalText } from '@/lib/primitives/text/local-text';
import type { Bundle, DiscountCode } from './discounts';

/** The shop config: the content of `shop.yaml` in one language. Amounts are in the smallest unit. */
export type ShopConfig = {
  /**
   * Demo shop: nothing is sent and nothing is owed. All documents, mails and order pages state this.
   */
  isDemonstration: boolean;
  seller: Seller;
  currencies: Currency[];
  payment: {
    /**
     * `advance`: goods are sent after payment. `account`: goods are sent with the invoice, payable
     * within `days` days.
     */
    bill?: {
      iban: string;
      bic?: string | undefined;
      when: 'advance' | 'account';
      days: number;
      /** Reminders that are sent automatically: days after the last day to pay, and the text. */
      reminders?: { days: number; text?: LocalText }[];
      /** Days after the last day to pay, after which an unpaid order is cancelled. */
      cancelAfter?: number;
    };
    /** Whether the Stripe keys are in the environment and `shop.yaml` does not switch cards off. */
    hasStripe: boolean;
    collection?: { place: LocalText; hours?: LocalText };
  };
  /** Delivery zones in the order of `shop.yaml`; countries as ISO 3166-1 alpha-2. */
  zones: Zone[];
  vat: VatRule[];
  euVat?: EuVat;
  /** Countries to which the shop sells without VAT to companies with a VAT number: the buyer owes the VAT there. */
  reverseCharge: string[];
  discountCodes: DiscountCode[];
  bundles: Bundle[];
  /** Markdown. */
  terms: LocalText;
  withdrawal: { days: number; text?: LocalText };
};

/** Structured address, as QR-bills require (Swiss Implementation Guidelines QR-bill, type S). */
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

/**
 * The seller's registrations for VAT of other countries. `numbers`: by country. `ioss` (Import One-Stop Shop) covers
 * parcels into the EU up to a value, in the smallest unit of each currency; `oss` the rest of the EU.
 */
type EuVat = {
  numbers: Partial<Record<string, string>>;
  ioss?: { number: string; upTo: Partial<Record<Currency, number>> };
  oss?: string;
};

/** Postage and delivery time (working days) for a group of countries. */
export type Zone = {
  countries: string[];
  days: [number, number];
  /** Whether the carrier needs a phone number. */
  phone?: boolean;
  /** Sorted by weight, ascending. Parcels heavier than the last rate are not sent. */
  rates: { grams: number; price: Partial<Record<Currency, number>> }[];
  /** Value of goods from which postage is free. */
  freeFrom?: Partial<Record<Currency, number>>;
};

export type VatClass = 'standard' | 'reduced' | 'none';

/**
 * A VAT rate in hundredths of a percent, valid between two days (`2024-01-01`, both inclusive).
 * Without `to` it has no end.
 */
export type VatRule = {
  countries: string[];
  class: VatClass;
  rate: number;
  from: string;
  to?: string;
};
