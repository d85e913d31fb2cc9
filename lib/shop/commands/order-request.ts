import type { Locale } from '@/lib/i18n/locales';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { Address } from '@/lib/shop/orders/address';
import type { Order } from '@/lib/shop/orders/order';
import type { Quote, Wish } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { VoucherFault } from '@/lib/shop/vouchers/check-voucher';
import type { SoldOut } from './take-stock';

/** What somebody has written into the checkout, checked in form. */
export type OrderForm = {
  /** Given with the form: the same form sent twice is one order. */
  formKey: string;
  email: string;
  address: Address;
  /** The buyer's words to the house; may be empty. */
  message: string;
  payment: PaymentMethod;
  voucherCode?: string;
};

export type OrderRequest = {
  wish: Wish;
  /** What `makeQuote` made of the wish, and the buyer has seen. */
  quote: Quote;
  form: OrderForm;
  till: ShopConfig;
  locale: Locale;
  now: Date;
};

export type Placed =
  /** `isNew`: not the second time that the same form was sent. */
  { order: Order; isNew: boolean } | { soldOut: SoldOut[] } | { voucher: VoucherFault };
