import { createTranslator } from 'next-intl';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type Currency, formatMoney } from '@/lib/primitives/money/money';
import { readEmail } from '@/lib/primitives/text/email';
import { maxPieces } from '@/lib/shop/cart/cart';
import { findDiscountCode } from '@/lib/shop/pricing/discounts';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { examplePostcode, type FieldName, fieldLimits } from './checkout-fields';
import { type CheckoutForm, type FieldError, fieldErrorPlace } from './checkout-form';
import { exampleRegion } from './region';

/** The checkout messages, for a page or for an API response. */
export async function getCheckoutTranslator(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale), namespace: 'Checkout' });
}

export type CheckoutTranslator = Awaited<ReturnType<typeof getCheckoutTranslator>>;

type ErrorContext = {
  form: Pick<CheckoutForm, 'fields' | 'currency'>;
  locale: Locale;
  t: CheckoutTranslator;
};

/** Formats a field error or a change of the order as a sentence that tells the visitor what to do. */
export function formatFieldError(error: FieldError, { form, locale, t }: ErrorContext): string {
  const formatAmount = (amount: number, currency: Currency) =>
    formatMoney({ amount, currency }, locale);
  const titleOf = (article: string) => createArticleLookup(locale)(article)?.title ?? article;
  switch (error.kind) {
    case 'field':
      return t(`fieldErrors.${error.fault}`, {
        field: t(`fields.${error.field}`),
        most: fieldLimits[error.field],
        example: examplePostcode(countryOf(error.field, form.fields)),
        letter: unsupportedLetter(form.fields[error.field === 'giftEmail' ? 'giftEmail' : 'email']),
        region: exampleRegion(countryOf(error.field, form.fields)) || 'none',
        minimum: formatMinimum(form, locale),
      });
    case 'gone':
      return t('changes.gone', { title: titleOf(error.article) });
    case 'sold-out':
      return t('changes.sold-out', { title: titleOf(error.article), left: error.left });
    case 'number':
      return t('changes.number', { title: titleOf(error.article), most: maxPieces });
    case 'pieces':
      return t('changes.pieces', { title: titleOf(error.article), most: error.most });
    case 'too-much':
      return t('changes.too-much', { most: formatAmount(error.most, error.currency) });
    case 'too-heavy':
      return t('changes.too-heavy', {
        country: displayName('region', error.country, locale),
        weight: kilograms(error.most, locale),
        collect: error.canCollect ? 'yes' : 'no',
      });
    case 'total':
      return t('changes.total', {
        shown: formatAmount(error.shown, error.currency),
        total: formatAmount(error.total, error.currency),
      });
  }
}

/** The country of the address that contains a field. */
const countryOf = (field: FieldName, { country, toCountry }: CheckoutForm['fields']) =>
  field.startsWith('to') && field !== 'town' ? toCountry : country;

/** The value of goods from which the typed discount code is valid; `none` if it has none in this currency. */
function formatMinimum(form: ErrorContext['form'], locale: Locale): string {
  const { discountCodes = [] } = getShopConfig(locale) ?? {};
  const code = findDiscountCode(discountCodes, form.fields.discount);
  const amount = code?.minimum?.[form.currency];
  return amount === undefined ? 'none' : formatMoney({ amount, currency: form.currency }, locale);
}

const kilograms = (grams: number, locale: Locale) =>
  new Intl.NumberFormat(`${locale}-CH`, { style: 'unit', unit: 'kilogram' }).format(grams / 1000);

/** The character in an email address that mail does not support; empty if there is none. */
function unsupportedLetter(email: string): string {
  const result = readEmail(email);
  return result && 'letter' in result ? result.letter : '';
}

/**
 * The heading above the field errors, also first in the page title: the number of errors to correct,
 * or that the order has changed.
 */
export function fieldErrorsHeading(errors: readonly FieldError[], t: CheckoutTranslator): string {
  const hasFieldErrors = errors.some(fieldErrorPlace);
  return hasFieldErrors ? t('faultsTitle', { count: errors.length }) : t('changedTitle');
}
