import type { Locale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/primitives/text/escape-markup';
import type { Order } from '@/lib/shop/orders/order';
import { orderPath, seeOther } from '@/lib/shop/orders/order-links';
import type { StartedPayment } from '@/lib/shop/payments/payment-method';
import { beginPayment, logPaymentFailure } from '@/lib/shop/payments/payment-methods';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { type CheckoutTranslator, getCheckoutTranslator } from './checkout-messages';

/** Redirects to the order's payment, or to its page if no payment takes place elsewhere. */
export async function redirectToPayment(order: Order, shopConfig: ShopConfig): Promise<Response> {
  // If the payment provider is unavailable, the order is still placed, and its page offers the payment later.
  const { redirect } = await beginPayment(order, shopConfig).catch((error): StartedPayment => {
    logPaymentFailure(error, order.number);
    return {};
  });
  const ownPath = orderPath(order.token, order.locale);
  if (!redirect || redirect === ownPath) return seeOther(ownPath);
  const words = await getCheckoutTranslator(order.locale);
  return new Response(redirectPage(redirect, order.locale, words), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/**
 * A page that opens another site by a meta refresh. An HTTP redirect would not work: `form-action` in the CSP also
 * applies to redirects, so the policy of the form page would have to list the payment site, which is known only now.
 */
export function redirectPage(href: string, locale: Locale, t: CheckoutTranslator): string {
  const to = escapeHtml(href);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${to}">
<title>${escapeHtml(t('onward.title'))}</title>
</head>
<body style="font-family:system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;gap:1rem">
<h1 style="font-size:1.5rem;margin:0">${escapeHtml(t('onward.words'))}</h1>
<p style="margin:0"><a href="${to}" rel="noreferrer">${escapeHtml(t('onward.link'))}</a></p>
</body>
</html>
`;
}
