import type { Currency } from '@/lib/primitives/money/currency';
import type { Line } from '@/lib/shop/cart/line';
import type { VatClass } from './shop-config';

export type Delivery = 'post' | 'collection' | 'mail';

/** What somebody wants to buy, checked in form and not yet in fact. */
export type Wish = {
  lines: Line[];
  currency: Currency;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** `mail` where all that is bought is vouchers: nothing is sent by post. */
  delivery: Delivery;
};

export type QuotedLine = Line & {
  kind: string;
  title: string;
  /** Of one piece, VAT included, smallest unit. */
  price: number;
  sum: number;
  vatClass: VatClass;
  /** Hundredths of a percent. */
  vatRate: number;
};

/** How much VAT there is in all that is taxed at this rate; `gross` includes it. */
export type VatPart = { rate: number; gross: number; vat: number };

/** All sums of an order before a voucher, computed from the content alone. */
export type Quote = {
  currency: Currency;
  lines: QuotedLine[];
  goods: number;
  postage: number;
  total: number;
  vat: VatPart[];
  /** Working days until it arrives. */
  days?: [number, number];
};

/** Why something cannot be sold so: each has a sentence in the messages (`Checkout.faults`). */
export type QuoteFault =
  | { fault: 'empty' }
  | { fault: 'too-many-lines'; most: number }
  | { fault: 'unknown-article'; article: string }
  | { fault: 'not-sold'; article: string }
  | { fault: 'no-price'; article: string; currency: Currency }
  | { fault: 'pieces'; article: string; most: number }
  | { fault: 'too-much'; most: number; currency: Currency }
  | { fault: 'no-delivery'; country: string }
  /** `most`: the greatest weight that the house sends there, grams. */
  | { fault: 'too-heavy'; country: string; most: number };
