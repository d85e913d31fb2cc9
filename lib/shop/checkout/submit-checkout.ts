import type { Locale } from '@/lib/i18n/locales';
import { readStock } from '@/lib/shop/articles/stock/read-stock';
import { placeOrder } from '@/lib/shop/commands/place-order';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { openOrder } from '@/lib/shop/orders/read-order';
import { offeredWays } from '@/lib/shop/payments/ways-to-pay';
import { openShelf } from '@/lib/shop/pricing/shelf';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { adaptLines } from './adapt-lines';
import { askVoucher } from './ask-voucher';
import { checkChoices } from './check-choices';
import { checkFields } from './check-fields';
import type { CheckoutForm } from './checkout-form';
import { emptyDraft, keepDraft } from './drafts';
import type { Fault } from './field-error';
import { MalformedRequestError } from './malformed-request';
import type { SentForm } from './read-form';
import { sortFieldErrors } from './sort-field-errors';
import { isAllDigital, sumUp } from './sum-up';

type Submission = {
  sent: SentForm;
  till: ShopConfig;
  /** The client's key for rate limits (`clientKeyOf`). */
  asker: string;
  now: Date;
};

/** `again`: the draft key of the form to show again, with its faults. */
export type Submitted = { order: Order } | { again: string; faults: Fault[] };

/**
 * Places an order if the form is valid and costs what was shown; else stores it as a draft to show
 * again.
 * Submitting the same form twice makes one order. A form with no lines left is stored too.
 * @throws MalformedRequestError if the form lists unknown articles
 */
export async function submitCheckout(db: Database, submission: Submission): Promise<Submitted> {
  const { sent, now } = submission;
  knowArticles(sent.form, sent.locale);
  const judged = await judge(db, submission);
  const showAgain = async (faults: Fault[], form = judged.form): Promise<Submitted> => {
    // The change may be that this form was ordered in the meantime.
    const order = await findPlaced(db, form.formKey);
    if (order) return { order };
    const again = await keepDraft(db, { form, balance: judged.balance, faults }, now);
    return { again, faults };
  };
  if (!judged.ready || sent.act === 'recalculate') return showAgain(judged.faults);
  const { till } = submission;
  const { wish, quote, form } = judged.ready;
  const placed = await placeOrder(db, { wish, quote, form, till, locale: sent.locale, now });
  if ('order' in placed) {
    await emptyDraft(db, { formKey: form.formKey, order: placed.order.id }, now);
    return { order: placed.order };
  }
  if ('voucher' in placed)
    return showAgain([{ kind: 'field', field: 'voucher', fault: placed.voucher }]);
  const left = new Map(placed.soldOut.map((line) => [line.article, line.left]));
  const adapted = adaptLines(judged.form.lines, { ...common(sent), left });
  return showAgain(adapted.faults, { ...judged.form, lines: adapted.lines });
}

/**
 * The site's forms never send an unknown article. A deleted article cannot be distinguished from one.
 */
function knowArticles({ lines }: CheckoutForm, locale: Locale): void {
  const shelf = openShelf(locale);
  const foreign = lines.find(({ article }) => !shelf(article));
  if (foreign) throw new MalformedRequestError({ reason: 'article', value: foreign.article });
}

const common = ({ form, locale }: SentForm) => ({
  shelf: openShelf(locale),
  currency: form.currency,
});

/**
 * Computes the sums and the faults. `ready` is set if there are no faults and the total equals the
 * one shown.
 */
async function judge(db: Database, { sent, till, asker }: Submission) {
  const { locale, act, shown } = sent;
  const { currency, fields, formKey } = sent.form;
  if (sent.form.lines.length === 0) return { form: sent.form, faults: [] };
  const left = await readStock(
    db,
    sent.form.lines.map(({ article }) => article),
  );
  const adapted = adaptLines(sent.form.lines, { ...common(sent), left });
  const form = { ...sent.form, lines: adapted.lines };
  const voucher = await askVoucher(db, { code: fields.voucher, currency, asker });
  const { balance } = voucher;
  const changes = [...adapted.faults, ...voucher.faults];
  if (form.lines.length === 0) return { form, balance, faults: changes };
  const isDigital = isAllDigital(form.lines, locale);
  const summed = sumUp(form, { till, locale, balance });
  const asked =
    act === 'order' ? checkFields(form, { till, currency, isAllDigital: isDigital }) : undefined;
  const typed = asked?.faults ?? checkChoices(fields);
  const faults = unique([...typed, ...summed.faults, ...changes]);
  if (faults.length > 0 || !asked?.checked || !summed.sums) return { form, balance, faults };
  const { quote, total } = summed.sums;
  if (shown !== total)
    return {
      ...{ form, balance },
      faults: shown === undefined ? [] : [{ kind: 'total' as const, shown, total, currency }],
    };
  const { delivery, ...checked } = asked.checked;
  const ways = offeredWays(till, { currency, delivery, total });
  if (total > 0 && !ways.some(({ name }) => name === checked.payment))
    return {
      form,
      balance,
      faults: [{ kind: 'field' as const, field: 'payment' as const, fault: 'payment' as const }],
    };
  const wish = { lines: form.lines, currency, country: checked.address.country, delivery };
  return { form, balance, faults, ready: { wish, quote, form: { ...checked, formKey } } };
}

/** Keeps one fault per field, in form order. */
function unique(faults: Fault[]): Fault[] {
  const seen = new Set<string>();
  return sortFieldErrors(faults).filter((fault) => {
    const name = fault.kind === 'field' ? fault.field : JSON.stringify(fault);
    return seen.has(name) ? false : seen.add(name);
  });
}

/** The order already placed with this form key. */
async function findPlaced(db: Database, formKey: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('form_key', '=', formKey)
    .executeTakeFirst();
  return row && openOrder(db, row);
}
