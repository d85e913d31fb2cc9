import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { bill } from './bill';
import { collection } from './collection';
import { stripe } from './stripe/stripe';
import type { ToPay, WayToPay } from './way-to-pay';

/** In the order in which they are offered. */
export const waysToPay: readonly WayToPay[] = [stripe, bill, collection];

/** How this can be paid; nothing has to be where a voucher has paid it all. */
export function offeredWays(till: ShopConfig, toPay: ToPay): WayToPay[] {
  return waysToPay.filter((way) => way.isOffered(till, toPay));
}
