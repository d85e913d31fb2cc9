import type { Order } from '@/lib/orders/order';
import { orderPath } from '@/lib/orders/order-path';
import { seeOther } from '@/lib/orders/see-other';
import { beginPayment } from '@/lib/payment/begin-payment';
import { tellFailure } from '@/lib/payment/tell-failure';
import type { Begun } from '@/lib/payment/way-to-pay';
import type { Till } from '@/lib/till/till';
import { checkoutWords } from './checkout-words';
import { onwardPage } from './onward-page';

/** Leads to where an order is paid, or to its page where there is nothing to pay elsewhere. */
export async function leadToPayment(order: Order, till: Till): Promise<Response> {
  // Whoever takes the money is away: the order stands, and its page leads there later.
  const { redirect } = await beginPayment(order, till).catch((error): Begun => {
    tellFailure(error, order.number);
    return {};
  });
  const own = orderPath(order.token, order.locale);
  if (!redirect || redirect === own) return seeOther(own);
  const words = await checkoutWords(order.locale);
  return new Response(onwardPage(redirect, order.locale, words), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
