import { getDatabase } from '@/lib/shop/database/database';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { clientKeyOf } from '../vouchers/guess-limit';
import { checkDiscountField, checkVoucherField, sortCodes } from './check-codes';
import { adaptLines, checkChoices } from './check-form';
import { type FieldError, fieldErrorPlace } from './checkout-form';
import { formatFieldError, getCheckoutTranslator } from './checkout-messages';
import { type FormattedSums, formatDraftSums } from './checkout-sums';
import { catchMalformedRequest, readForm, readFormBody } from './read-form';

/**
 * The sums of a checkout form as filled in. `sums` is absent if they cannot be computed. `words`: the messages
 * of all errors. `fields`: the messages that are shown beside a field (codes, number of pieces, payment
 * method), by the field's name (`fieldErrorPlace`).
 */
export type QuoteResponse = {
  sums?: FormattedSums;
  words: string[];
  fields: Record<string, string>;
};

/** `POST /api/shop/quote`: returns the sums for a checkout form. Stores nothing. */
export async function handleQuoteRequest(request: Request): Promise<Response> {
  return catchMalformedRequest(request, async () => {
    const { form: sentForm, locale } = readForm(await readFormBody(request));
    const shopConfig = getShopConfig(locale);
    if (!shopConfig) return new Response(null, { status: 404 });
    const t = await getCheckoutTranslator(locale);
    const { discountCodes } = shopConfig;
    const fields = sortCodes(sentForm.fields, discountCodes);
    const form = { ...sentForm, fields };
    const { currency } = form;
    const findArticle = createArticleLookup(locale);
    const adapted = adaptLines(form.lines, { findArticle, stockLevels: new Map(), currency });
    if (adapted.lines.length === 0)
      return Response.json({ words: [t('malformed.empty')], fields: {} });
    const voucherRequest = { code: fields.voucher, currency, clientKey: clientKeyOf(request) };
    const voucher = fields.voucher.trim()
      ? await checkVoucherField(await getDatabase(), voucherRequest)
      : { errors: [] };
    const codeErrors = fields.discount.trim()
      ? await checkDiscountField(await getDatabase(), {
          ...{ fields, discountCodes, today: siteDay(new Date()) },
          clientKey: clientKeyOf(request),
        })
      : [];
    const purchasableForm = { ...form, lines: adapted.lines };
    const draft = {
      form: purchasableForm,
      balance: voucher.balance,
      errors: [...adapted.errors, ...codeErrors],
    };
    const { sums, errors } = formatDraftSums(draft, { shopConfig, locale, t });
    const format = (fieldError: FieldError) => formatFieldError(fieldError, { form, locale, t });
    const found = [...voucher.errors, ...checkChoices(fields), ...errors];
    const besideFields = found.flatMap((fieldError): [string, string][] => {
      const place = isShownBeside(fieldError) ? fieldErrorPlace(fieldError) : undefined;
      return place ? [[place, format(fieldError)]] : [];
    });
    const quote: QuoteResponse = {
      ...(sums && { sums }),
      words: found.map(format),
      fields: Object.fromEntries(besideFields),
    };
    return Response.json(quote);
  });
}

/** Whether an error is shown beside its field. The status line of the sums shows all errors (`words`). */
const isShownBeside = (fieldError: FieldError) =>
  fieldError.kind === 'number' ||
  (fieldError.kind === 'field' && ['voucher', 'discount', 'payment'].includes(fieldError.field));
