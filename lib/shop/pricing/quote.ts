import type { Currency } from '@/lib/primitives/money/money';
import type { Line } from '@/lib/shop/cart/cart';
import type { Discount, DiscountCode, DiscountError } from './discounts';
import type { VatClass } from './shop-config';

export type Delivery = 'post' | 'collection' | 'mail';

/** A purchase request: its shape is validated, its content is not yet. */
export type CartRequest = {
  lines: Line[];
  currency: Currency;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** `mail` (e-mail) if all lines are vouchers: nothing is sent by post. */
  delivery: Delivery;
  /** The discount code that applies, if any. */
  discountCode?: DiscountCode | undefined;
  /** Whether the buyer, a company abroad, owes the VAT: prices are then net. */
  isReverseCharge?: boolean;
};

export type QuotedLine = Line & {
  kind: string;
  title: string;
  /** Price of one piece, VAT included, smallest unit. */
  price: number;
  /** Deducted from the price of all pieces together. */
  discount: number;
  /** The price of all pieces, the discount deducted. */
  sum: number;
  vatClass: VatClass;
  /** Hundredths of a percent. */
  vatRate: number;
};

/**
 * A sum taxed at one rate (hundredths of a percent). `gross` includes the VAT; `vat` is the VAT in
 * it.
 */
export type VatPart = { rate: number; gross: number; vat: number };

/** All sums of an order before a voucher is redeemed, computed from the site content alone. */
export type Quote = {
  currency: Currency;
  lines: QuotedLine[];
  /** The sum of the lines. */
  goods: number;
  /** The discounts contained in `goods`. */
  discounts: Discount[];
  isReverseCharge: boolean;
  postage: number;
  total: number;
  vat: VatPart[];
  /** Working days until arrival, minimum and maximum. */
  days?: [number, number];
};

/** Why a cart request cannot be sold. */
export type QuoteError =
  | { reason: 'empty' }
  | { reason: 'too-many-lines'; most: number }
  | { reason: 'unknown-article'; article: string }
  | { reason: 'not-sold'; article: string }
  | { reason: 'no-price'; article: string; currency: Currency }
  | { reason: 'pieces'; article: string; most: number }
  | { reason: 'too-much'; most: number; currency: Currency }
  | { reason: 'discount'; error: DiscountError }
  | { reason: 'no-delivery'; country: string }
  /** `most`: the maximum weight for this country, grams. */
  | { reason: 'too-heavy'; country: string; most: number };
