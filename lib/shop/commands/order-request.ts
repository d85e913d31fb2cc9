import type { Locale } from '@/lib/i18n/locales';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { Address } from '@/lib/shop/orders/address';
import type { Order } from '@/lib/shop/orders/order';
import type { Quote, Wish } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { VoucherFault } from '@/lib/shop/vouchers/check-voucher';
import type { SoldOut } from './take-stock';

/** The checkout input, validated. */
export type OrderForm = {
  /** Created with the form: submitting the same form twice makes one order. */
  formKey: string;
  email: string;
  address: Address;
  /** The buyer's message to the seller; may be empty. */
  message: string;
  payment: PaymentMethod;
  voucherCode?: string;
};

export type OrderRequest = {
  wish: Wish;
  /** The quote that `makeQuote` computed and the buyer has seen. */
  quote: Quote;
  form: OrderForm;
  till: ShopConfig;
  locale: Locale;
  now: Date;
};

export type Placed =
  /** `isNew`: false if the same form had already been submitted. */
  { order: Order; isNew: boolean } | { soldOut: SoldOut[] } | { voucher: VoucherFault };
