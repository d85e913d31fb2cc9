import { getDatabase } from '@/lib/shop/database/database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { openShelf } from '@/lib/shop/pricing/shelf';
import { adaptLines } from './adapt-lines';
import { askVoucher } from './ask-voucher';
import { answerBadRequest } from './bad-request';
import { checkChoices } from './check-choices';
import { checkoutWords } from './checkout-words';
import { clientKeyOf } from './client-key';
import type { Fault } from './field-error';
import { fieldErrorPlace } from './field-error-place';
import { sayFault } from './format-field-error';
import { readForm } from './read-form';
import { readSent } from './read-sent';
import type { ShownSums } from './show-sums';
import { sumsOf } from './sums-of';

/**
 * The cost of the form in its current state. `sums` is absent if they cannot be computed; `words`
 * gives the reasons. `fields`: faults in the voucher code, a number of pieces or the payment method,
 * keyed by the field (`fieldErrorPlace`) they are shown beside.
 */
export type QuoteAnswer = { sums?: ShownSums; words: string[]; fields: Record<string, string> };

/** `POST /api/shop/quote`: returns the sums for a checkout form. Stores nothing. */
export async function answerQuote(request: Request): Promise<Response> {
  return answerBadRequest(request, async () => {
    const { form, locale } = readForm(await readSent(request));
    const till = getShopConfig(locale);
    if (!till) return new Response(null, { status: 404 });
    const t = await checkoutWords(locale);
    const { currency, fields } = form;
    const shelf = openShelf(locale);
    const adapted = adaptLines(form.lines, { shelf, left: new Map(), currency });
    if (adapted.lines.length === 0)
      return Response.json({ words: [t('garbage.empty')], fields: {} });
    const asked = { code: fields.voucher, currency, asker: clientKeyOf(request) };
    const voucher = fields.voucher.trim()
      ? await askVoucher(await getDatabase(), asked)
      : { faults: [] };
    const bought = { ...form, lines: adapted.lines };
    const draft = { form: bought, balance: voucher.balance, faults: adapted.faults };
    const { sums, faults } = sumsOf(draft, { till, locale, t });
    const say = (fault: Fault) => sayFault(fault, { form, locale, t });
    const found = [...voucher.faults, ...checkChoices(fields), ...faults];
    const beside = found.flatMap((fault): [string, string][] => {
      const place = isSaidBeside(fault) ? fieldErrorPlace(fault) : undefined;
      return place ? [[place, say(fault)]] : [];
    });
    const answer: QuoteAnswer = {
      ...(sums && { sums }),
      words: found.map(say),
      fields: Object.fromEntries(beside),
    };
    return Response.json(answer);
  });
}

/** Faults shown beside a field here. The sums report the other faults. */
const isSaidBeside = (fault: Fault) =>
  fault.kind === 'number' ||
  (fault.kind === 'field' && (fault.field === 'voucher' || fault.field === 'payment'));
