import type { Locale } from '@/lib/i18n/locales';
import { readStock } from '@/lib/shop/articles/stock';
import { placeOrder } from '@/lib/shop/commands/place-order';
import type { Database } from '@/lib/shop/database/open-database';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { findOrderByForm, type Order } from '@/lib/shop/orders/order';
import { offeredMethods } from '@/lib/shop/payments/payment-methods';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { checkDiscountField, checkVoucherField, sortCodes } from './check-codes';
import { adaptLines, checkChoices, checkFields } from './check-form';
import { type CheckoutForm, type FieldError, sortFieldErrors } from './checkout-form';
import { computeSums, hasVouchers, isAllDigital, toCartRequest } from './checkout-sums';
import { markDraftOrdered, storeDraft } from './drafts';
import { MalformedRequestError, type SentForm } from './read-form';

type Submission = {
  sent: SentForm;
  shopConfig: ShopConfig;
  /** The client's key for rate limits (`clientKeyOf`). */
  clientKey: string;
  now: Date;
};

/** `draftKey`: key of the stored draft that is shown again, with its field errors. */
export type Submitted = { order: Order } | { draftKey: string; errors: FieldError[] };

/**
 * Places an order if the form was sent to order, is valid and costs what was shown; else stores it
 * as a draft to show again. Submitting the same form twice places only one order. A form with no
 * lines left is stored too.
 * @throws MalformedRequestError if the form lists unknown articles
 */
export async function submitCheckout(db: Database, submission: Submission): Promise<Submitted> {
  const { sent, now } = submission;
  requireKnownArticles(sent.form, sent.locale);
  const validated = await validateSubmission(db, submission);
  const storeForm = async (errors: FieldError[], form = validated.form): Promise<Submitted> => {
    // If the same form has placed an order in the meantime, that order may have caused the errors (stock, voucher).
    const order = await findOrderByForm(db, form.formKey);
    if (order) return { order };
    const draftKey = await storeDraft(db, { form, balance: validated.balance, errors }, now);
    return { draftKey, errors };
  };
  if (!validated.ready || sent.act === 'recalculate') return storeForm(validated.errors);
  const { shopConfig } = submission;
  const { cartRequest, quote, form } = validated.ready;
  const placed = await placeOrder(db, {
    cartRequest,
    quote,
    form,
    shopConfig,
    locale: sent.locale,
    now,
  });
  if ('order' in placed) {
    await markDraftOrdered(db, { formKey: form.formKey, order: placed.order.id }, now);
    return { order: placed.order };
  }
  if ('voucher' in placed)
    return storeForm([{ kind: 'field', field: 'voucher', fault: placed.voucher }]);
  if ('discount' in placed)
    return storeForm([{ kind: 'field', field: 'discount', fault: placed.discount }]);
  const stockLevels = new Map(placed.soldOut.map((line) => [line.article, line.left]));
  const adapted = adaptLines(validated.form.lines, { ...lookupOf(sent), stockLevels });
  return storeForm(adapted.errors, { ...validated.form, lines: adapted.lines });
}

/**
 * @throws MalformedRequestError for an unknown article, which the site's forms never send; an article that was
 * deleted in the meantime also counts as unknown
 */
function requireKnownArticles({ lines }: CheckoutForm, locale: Locale): void {
  const findArticle = createArticleLookup(locale);
  const unknownLine = lines.find(({ article }) => !findArticle(article));
  if (unknownLine)
    throw new MalformedRequestError({ reason: 'article', value: unknownLine.article });
}

/** The inputs of `adaptLines` besides the stock. */
const lookupOf = ({ form, locale }: SentForm) => ({
  findArticle: createArticleLookup(locale),
  currency: form.currency,
});

/**
 * Computes the sums and the field errors. `ready` is set only for a form sent to order, without
 * errors, whose total equals the one shown.
 */
async function validateSubmission(db: Database, { sent, shopConfig, clientKey, now }: Submission) {
  const { locale, act, shown } = sent;
  const { currency, formKey } = sent.form;
  const { discountCodes } = shopConfig;
  const fields = sortCodes(sent.form.fields, discountCodes);
  const today = siteDay(now);
  if (sent.form.lines.length === 0) return { form: sent.form, errors: [] };
  const stockLevels = await readStock(
    db,
    sent.form.lines.map(({ article }) => article),
  );
  const adapted = adaptLines(sent.form.lines, { ...lookupOf(sent), stockLevels });
  const form = { ...sent.form, fields, lines: adapted.lines };
  const voucher = await checkVoucherField(db, { code: fields.voucher, currency, clientKey });
  const { balance } = voucher;
  const codeErrors = await checkDiscountField(db, { fields, discountCodes, clientKey, today });
  const changes = [...adapted.errors, ...voucher.errors, ...codeErrors];
  if (form.lines.length === 0) return { form, balance, errors: changes };
  const isDigital = isAllDigital(form.lines, locale);
  const isCodeRefused = codeErrors.length > 0;
  const summed = computeSums(form, { shopConfig, locale, balance, isCodeRefused });
  const validatedFields =
    act === 'order'
      ? checkFields(form, {
          ...{ shopConfig, currency, today, isAllDigital: isDigital },
          hasVouchers: hasVouchers(form.lines, locale),
        })
      : undefined;
  const fieldErrors = validatedFields?.errors ?? checkChoices(fields);
  const errors = uniqueErrors([...fieldErrors, ...summed.errors, ...changes]);
  if (errors.length > 0 || !validatedFields?.checked || !summed.sums)
    return { form, balance, errors };
  const { quote, total } = summed.sums;
  if (shown !== total)
    return {
      form,
      balance,
      errors: shown === undefined ? [] : [{ kind: 'total' as const, shown, total, currency }],
    };
  const { delivery, ...checked } = validatedFields.checked;
  const methods = offeredMethods(shopConfig, { currency, delivery, total });
  if (total > 0 && !methods.some(({ name }) => name === checked.payment))
    return {
      form,
      balance,
      errors: [{ kind: 'field' as const, field: 'payment' as const, fault: 'payment' as const }],
    };
  const cartRequest = toCartRequest(form, shopConfig);
  return {
    form,
    balance,
    errors,
    ready: { cartRequest, quote, form: { ...checked, formKey } },
  };
}

/** Keeps one error per field, in form order. */
function uniqueErrors(errors: FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return sortFieldErrors(errors).filter((error) => {
    const name = error.kind === 'field' ? error.field : JSON.stringify(error);
    return seen.has(name) ? false : seen.add(name);
  });
}
