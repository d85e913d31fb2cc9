import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { bill } from './bill';
import { collection } from './collection';
import { stripe } from './stripe/stripe';
import type { ToPay, WayToPay } from './way-to-pay';

/** The payment methods in the order they are offered. */
export const waysToPay: readonly WayToPay[] = [stripe, bill, collection];

/** The payment methods offered for these facts. An order that a voucher pays in full needs none. */
export function offeredWays(till: ShopConfig, toPay: ToPay): WayToPay[] {
  return waysToPay.filter((way) => way.isOffered(till, toPay));
}
