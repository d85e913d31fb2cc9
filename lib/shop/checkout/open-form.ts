import type { Locale } from '@/lib/i18n/locales';
import { readStock } from '@/lib/shop/articles/stock/read-stock';
import type { Database } from '@/lib/shop/database/open-database';
import { createToken } from '@/lib/shop/orders/create-token';
import type { Order } from '@/lib/shop/orders/order';
import { openShelf } from '@/lib/shop/pricing/shelf';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { adaptLines } from './adapt-lines';
import { type CheckoutForm, type FieldName, fieldNames } from './checkout-form';
import { type Draft, readDraft, readOrdered } from './drafts';
import { MalformedRequestError } from './malformed-request';
import { deliveriesOf, paymentsOf } from './possible';
import { readCurrency } from './read-form';
import { readLines } from './read-lines';
import { isAllDigital } from './sum-up';

type Params = Record<string, string | string[] | undefined>;
type Given = { till: ShopConfig; locale: Locale; now: Date };

/**
 * The state to show. `form`: a form; `ordered`: the order it became; `lost`: the draft has expired;
 * `empty`: it has no line to buy.
 */
export type Opened =
  | { kind: 'form'; draft: Draft }
  | { kind: 'ordered'; order: Order }
  | { kind: 'lost' }
  | { kind: 'empty'; draft?: Draft; garbage?: MalformedRequestError['garbage'] };

/**
 * Opens the form for the query parameters: the stored draft if `draft` is given, else a new form with
 * the lines they list.
 */
export async function openForm(db: Database, params: Params, given: Given): Promise<Opened> {
  if (params.draft !== undefined) return openKept(db, String(params.draft), given.now);
  try {
    return await openNew(db, params, given);
  } catch (error) {
    if (error instanceof MalformedRequestError) return { kind: 'empty', garbage: error.garbage };
    throw error;
  }
}

async function openKept(db: Database, key: string, now: Date): Promise<Opened> {
  const draft = await readDraft(db, key, now);
  if (draft) return { kind: draft.form.lines.length > 0 ? 'form' : 'empty', draft };
  const order = await readOrdered(db, key, now);
  return order ? { kind: 'ordered', order } : { kind: 'lost' };
}

async function openNew(db: Database, params: Params, { till, locale }: Given): Promise<Opened> {
  const asked = readLines(listOf(params.article), listOf(params.pieces));
  if (asked.length === 0) return { kind: 'empty' };
  const written = listOf(params.currency)[0] ?? till.currencies[0] ?? '';
  const currency = readCurrency(written);
  const left = await readStock(
    db,
    asked.map(({ article }) => article),
  );
  const { lines, faults } = adaptLines(asked, { shelf: openShelf(locale), left, currency });
  const fields = firstFields(till, { lines, currency }, locale);
  const form = { lines, currency, formKey: createToken(), fields };
  return { kind: lines.length > 0 ? 'form' : 'empty', draft: { form, faults } };
}

/** Initial field values: all empty, with the default country, delivery and payment selected. */
function firstFields(
  till: ShopConfig,
  { lines, currency }: Pick<CheckoutForm, 'lines' | 'currency'>,
  locale: Locale,
) {
  const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));
  const deliveries = deliveriesOf(till, isAllDigital(lines, locale));
  const country = till.zones.flatMap(({ countries }) => countries);
  return {
    ...(empty as Record<FieldName, string>),
    country: country.includes(till.seller.country) ? till.seller.country : (country[0] ?? ''),
    delivery: deliveries[0] ?? '',
    payment: paymentsOf(till, deliveries.slice(0, 1), currency)[0] ?? '',
  };
}

function listOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}
