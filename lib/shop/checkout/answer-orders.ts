import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { getDatabase } from '@/lib/shop/database/database';
import type { Order } from '@/lib/shop/orders/order';
import { seeOther } from '@/lib/shop/orders/see-other';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { siteUrl } from '@/lib/site/site-url';
import { answerBadRequest } from './bad-request';
import { checkoutWords } from './checkout-words';
import { clientKeyOf } from './client-key';
import type { Fault } from './field-error';
import { sayFault } from './format-field-error';
import { leadToPayment } from './lead-to-payment';
import { writeOrderedCookie } from './ordered-cookie';
import { readForm, type SentForm } from './read-form';
import { readSent } from './read-sent';
import { submitCheckout } from './submit-checkout';

/**
 * `POST /api/shop/orders`: submits the checkout form. 303 to the order page, to the payment, or back
 * to the form with its faults (JSON clients get 400 with the faults). 400 for a malformed request,
 * 404 if the site has no shop.
 */
export async function answerOrders(request: Request, now: Date): Promise<Response> {
  return answerBadRequest(request, async () => {
    const sent = readForm(await readSent(request));
    const till = getShopConfig(sent.locale);
    if (!till) return new Response(null, { status: 404 });
    const db = await getDatabase();
    const submitted = await submitCheckout(db, { sent, till, asker: clientKeyOf(request), now });
    if ('order' in submitted) return leadOn(submitted.order, till);
    if (wantsJson(request) && sent.act === 'order') return sayFaults(submitted.faults, sent);
    return seeOther(againPath(submitted.again, sent.act, submitted.faults, sent.locale));
  });
}

/**
 * Leads to the payment or the order page. The cookie lets the Back button's form report that this
 * order was placed.
 */
async function leadOn(order: Order, till: ShopConfig): Promise<Response> {
  const answer = await leadToPayment(order, till);
  const isSecure = siteUrl().startsWith('https:');
  answer.headers.append('set-cookie', writeOrderedCookie(order.token, isSecure));
  return answer;
}

/** The fragment is the fault list if there are faults, else the sums after a recalculation. */
function againPath(key: string, act: SentForm['act'], faults: Fault[], locale: Locale): string {
  const part = faults.length > 0 || act === 'order' ? 'points' : 'sums';
  return localePath(`/commande?draft=${key}#${part}`, locale);
}

function wantsJson({ headers }: Request): boolean {
  const accepted = headers.get('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
}

async function sayFaults(faults: Fault[], { form, locale }: SentForm): Promise<Response> {
  const t = await checkoutWords(locale);
  const said = faults.map((fault) => ({ ...fault, words: sayFault(fault, { form, locale, t }) }));
  // All lines were removed: there is no fault to report and nothing to order.
  const error = said.map(({ words }) => words).join(' ') || t('garbage.empty');
  return Response.json({ error, faults: said }, { status: 400 });
}
