import { type Locale, localePath } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import type { Order } from '@/lib/shop/orders/order';
import { seeOther } from '@/lib/shop/orders/order-links';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { siteUrl } from '@/lib/site/site-url';
import { formatFieldError, getCheckoutTranslator } from './checkout-messages';
import { clientKeyOf } from './client-key';
import type { FieldError } from './field-error';
import { catchMalformedRequest } from './malformed-request';
import { writeOrderedCookie } from './ordered-cookie';
import { readForm, readFormBody, type SentForm } from './read-form';
import { redirectToPayment } from './redirect-to-payment';
import { submitCheckout } from './submit-checkout';

/**
 * `POST /api/shop/orders`: submits the checkout form. Answers 303 to the order page, to the payment, or back to the
 * form with its field errors; a JSON client gets 400 with the field errors instead. Answers 400 for a malformed
 * request, and 404 if the site has no shop.
 */
export async function answerOrders(request: Request, now: Date): Promise<Response> {
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
    if ('order' in submitted) return redirectToOrder(submitted.order, shopConfig);
    if (wantsJson(request) && sent.act === 'order')
      return answerFieldErrors(submitted.faults, sent);
    return seeOther(draftPath(submitted.draftKey, sent.act, submitted.faults, sent.locale));
  });
}

/**
 * Redirects to the payment or the order page. The cookie lets the form report, after Back, that this
 * order was placed.
 */
async function redirectToOrder(order: Order, shopConfig: ShopConfig): Promise<Response> {
  const response = await redirectToPayment(order, shopConfig);
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
  const accepted = headers.get('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
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
  // All lines were removed: there is no field error to report and nothing to order.
  const error = described.map(({ words }) => words).join(' ') || t('garbage.empty');
  return Response.json({ error, faults: described }, { status: 400 });
}
