import type { Currency } from '@/lib/primitives/money/currency';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { Order } from '@/lib/shop/orders/order';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** What decides whether somebody can pay so; `total` of the smallest unit. */
export type ToPay = { currency: Currency; delivery: Delivery; total: number };

/** Where a visitor goes to pay at once; without it to the page of the order, which says how it is paid. */
export type Begun = { redirect?: string };

/**
 * A way to pay. A house adds its own with one file and a line in `waysToPay`; its name joins `PaymentMethod`, its words
 * `Checkout`. What comes in it books by `payOrder`.
 */
export type WayToPay = {
  name: PaymentMethod;
  isOffered(till: ShopConfig, toPay: ToPay): boolean;
  /** @throws where whoever is asked to take the money cannot be reached: the order stands, and may be paid later */
  begin(order: Order, till: ShopConfig): Promise<Begun>;
  /**
   * Pays back by the way it came; absent where the house does it by hand.
   * @param key the same is paid back once
   * @returns all that has gone back of that payment, with this (smallest unit)
   */
  payBack?(paid: { sourceId: string; amount: number; key: string }): Promise<number>;
};
