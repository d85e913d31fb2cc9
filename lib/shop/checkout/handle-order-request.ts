import { type Locale, localePath } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/primitives/text/escape-markup';
import { getDatabase } from '@/lib/shop/database/database';
import type { Database } from '@/lib/shop/database/open-database';
import { type Order, readAccount } from '@/lib/shop/orders/order';
import { orderPath, seeOther, writeOrderedCookie } from '@/lib/shop/orders/order-links';
import type { StartedPayment } from '@/lib/shop/payments/payment-method-handler';
import { beginPayment, logPaymentFailure } from '@/lib/shop/payments/payment-methods';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { siteUrl } from '@/lib/site/site-url';
import { clientKeyOf } from '../vouchers/guess-limit';
import type { FieldError } from './checkout-form';
import {
  type CheckoutTranslator,
  formatFieldError,
  getCheckoutTranslator,
} from './checkout-messages';
import { catchMalformedRequest, readForm, readFormBody, type SentForm } from './read-form';
import { submitCheckout } from './submit-checkout';

/**
 * `POST /api/shop/orders`: submits the checkout form. Answers 303 to the order page, or back to the form with
 * its field errors or new sums. If the payment takes place on another site, answers with a page that opens it
 * (`redirectPage`). If a JSON client's order cannot be placed, answers 400 with the errors instead of a
 * redirect. Answers 400 for a malformed request, and 404 if the site has no shop.
 */
export async function handleOrderRequest(request: Request, now: Date): Promise<Response> {
  return catchMalformedRequest(request, async () => {
    const sent = readForm(await readFormBody(request));
    const shopConfig = getShopConfig(sent.locale);
    if (!shopConfig) return new Response(null, { status: 404 });
    const db = await getDatabase();
    const submitted = await submitCheckout(db, {
      sent,
      shopConfig,
      clientKey: clientKeyOf(request),
      now,
    });
    if ('order' in submitted) return redirectToOrder(db, submitted.order);
    if (wantsJson(request) && sent.act === 'order')
      return answerFieldErrors(submitted.errors, sent);
    return seeOther(draftPath(submitted.draftKey, sent.act, submitted.errors, sent.locale));
  });
}

/**
 * Redirects to the payment or the order page. The cookie lets the form report, after Back, that this
 * order was placed.
 */
async function redirectToOrder(db: Database, order: Order): Promise<Response> {
  const response = await redirectToPayment(order, (await readAccount(db, order)).open);
  const isSecure = siteUrl().startsWith('https:');
  response.headers.append('set-cookie', writeOrderedCookie(order.token, isSecure));
  return response;
}

/**
 * The path of a stored draft. Its fragment leads to the error list, or to the sums after a recalculation without
 * errors.
 */
function draftPath(
  key: string,
  act: SentForm['act'],
  errors: FieldError[],
  locale: Locale,
): string {
  const part = errors.length > 0 || act === 'order' ? 'points' : 'sums';
  return localePath(`/commande?draft=${key}#${part}`, locale);
}

function wantsJson({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

async function answerFieldErrors(
  errors: FieldError[],
  { form, locale }: SentForm,
): Promise<Response> {
  const t = await getCheckoutTranslator(locale);
  const described = errors.map((fieldError) => ({
    ...fieldError,
    words: formatFieldError(fieldError, { form, locale, t }),
  }));
  // If there are no errors, the form has no lines with pieces or did not send the total that was shown.
  const missing = t(form.lines.length > 0 ? 'malformed.noTotal' : 'malformed.empty');
  const error = described.map(({ words }) => words).join(' ') || missing;
  return Response.json({ error, faults: described }, { status: 400 });
}

/**
 * Redirects to the order's payment, or to its page if no payment takes place elsewhere.
 * @param amount what is still to be paid (`readAccount`), smallest unit
 */
export async function redirectToPayment(order: Order, amount: number): Promise<Response> {
  // If the payment provider is unavailable, the order is still placed, and its page offers the payment later.
  const { redirect } = await beginPayment(order, amount).catch((error): StartedPayment => {
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
