import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { readStock } from '@/lib/shop/articles/stock';
import { getDatabase } from '@/lib/shop/database/database';
import type { Database } from '@/lib/shop/database/open-database';
import { createToken, type Order } from '@/lib/shop/orders/order';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { findZone } from '@/lib/shop/pricing/postage';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { offeredDeliveries, offeredPayments } from '../payments/payment-methods';
import { adaptLines } from './check-form';
import { type FieldName, fieldNames } from './checkout-fields';
import type { CheckoutForm } from './checkout-form';
import { getCheckoutTranslator } from './checkout-messages';
import { formatDraftSums, isAllDigital } from './checkout-sums';
import { type Draft, readDraft, readOrderOfDraft } from './drafts';
import { MalformedRequestError, readCurrency, readLines } from './read-form';

/**
 * The checkout for a request, with its sums and field errors; `undefined` if the site has no shop config. Cached per
 * request, because the page and its title both need it.
 * @param query the query parameters as JSON, so that equal parameters share a cache entry
 */
export const getCheckout = cache(async (query: string, locale: Locale) => {
  const shopConfig = getShopConfig(locale);
  if (!shopConfig) return undefined;
  const context = { shopConfig, locale, now: new Date() };
  const opened = await openForm(await getDatabase(), JSON.parse(query), context);
  if (opened.kind !== 'form') return { shopConfig, opened, sums: undefined, errors: [] };
  return {
    shopConfig,
    opened,
    ...formatDraftSums(opened.draft, {
      shopConfig,
      locale,
      t: await getCheckoutTranslator(locale),
    }),
  };
});

type Params = Record<string, string | string[] | undefined>;
type OpenContext = { shopConfig: ShopConfig; locale: Locale; now: Date };

/**
 * The state to show. `form`: a form; `ordered`: the order that the draft has become; `lost`: the
 * draft has expired; `empty`: there is no line to buy, or the query is malformed.
 */
export type CheckoutState =
  | { kind: 'form'; draft: Draft }
  | { kind: 'ordered'; order: Order }
  | { kind: 'lost' }
  | { kind: 'empty'; draft?: Draft; malformed?: MalformedRequestError['details'] };

/**
 * Opens the form for the query parameters: the stored draft if `draft` is given, else a new form with the lines
 * that the parameters list.
 */
export async function openForm(
  db: Database,
  params: Params,
  context: OpenContext,
): Promise<CheckoutState> {
  if (params.draft !== undefined) return openDraft(db, String(params.draft), context.now);
  try {
    return await openNewForm(db, params, context);
  } catch (error) {
    if (error instanceof MalformedRequestError) return { kind: 'empty', malformed: error.details };
    throw error;
  }
}

async function openDraft(db: Database, key: string, now: Date): Promise<CheckoutState> {
  const draft = await readDraft(db, key, now);
  if (draft) return { kind: draft.form.lines.length > 0 ? 'form' : 'empty', draft };
  const order = await readOrderOfDraft(db, key, now);
  return order ? { kind: 'ordered', order } : { kind: 'lost' };
}

async function openNewForm(
  db: Database,
  params: Params,
  { shopConfig, locale }: OpenContext,
): Promise<CheckoutState> {
  const requested = readLines(listOf(params.article), listOf(params.pieces));
  if (requested.length === 0) return { kind: 'empty' };
  const currency = readCurrency(listOf(params.currency)[0] ?? shopConfig.currencies[0] ?? '');
  const stockLevels = await readStock(
    db,
    requested.map(({ article }) => article),
  );
  const { lines, errors } = adaptLines(requested, {
    findArticle: createArticleLookup(locale),
    stockLevels,
    currency,
  });
  const fields = initialFields(shopConfig, { lines, currency }, locale);
  const form = { lines, currency, formKey: createToken(), fields };
  return { kind: lines.length > 0 ? 'form' : 'empty', draft: { form, errors } };
}

/** Initial field values: all empty, with the default country, delivery and payment selected. */
function initialFields(
  shopConfig: ShopConfig,
  { lines, currency }: Pick<CheckoutForm, 'lines' | 'currency'>,
  locale: Locale,
) {
  const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));
  const deliveries = offeredDeliveries(shopConfig, isAllDigital(lines, locale));
  // The seller's country, unless goods go by post and the shop does not deliver there.
  const firstCountry =
    deliveries[0] === 'post' && !findZone(shopConfig.zones, shopConfig.seller.country)
      ? (shopConfig.zones[0]?.countries[0] ?? '')
      : shopConfig.seller.country;
  return {
    ...(empty as Record<FieldName, string>),
    country: firstCountry,
    toCountry: firstCountry,
    delivery: deliveries[0] ?? '',
    payment: offeredPayments(shopConfig, deliveries.slice(0, 1), currency)[0] ?? '',
  };
}

function listOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}
