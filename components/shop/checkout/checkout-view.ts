import type { Locale } from '@/lib/i18n/locales';
import {
  type AddressKind,
  type AddressPart,
  type FieldName,
  fieldLimits,
} from '@/lib/shop/checkout/checkout-fields';
import type { CheckoutForm, FieldError } from '@/lib/shop/checkout/checkout-form';
import { type CheckoutTranslator, formatFieldError } from '@/lib/shop/checkout/checkout-messages';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { Delivery } from '@/lib/shop/pricing/quote';
import { createArticleLookup, preOrderOf } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** The data shared by all parts of the checkout. */
export type CheckoutView = {
  form: CheckoutForm;
  errors: FieldError[];
  shopConfig: ShopConfig;
  locale: Locale;
  t: CheckoutTranslator;
};

const autoCompleteTokens: Record<AddressPart, string> = {
  ...{ name: 'name', company: 'organization', extra: 'address-line2', street: 'address-line1' },
  ...{ postcode: 'postal-code', town: 'address-level2', region: 'address-level1' },
  ...{ country: 'country', phone: 'tel' },
  // The street is split from its number, for which there is no token.
  building: 'off',
};

/**
 * The autofill token of an address field. The first address is both the billing and the delivery address, so it has no
 * section; only an additional one is a `shipping` address.
 */
export function autoCompleteOf(kind: AddressKind, part: AddressPart): string {
  const token = autoCompleteTokens[part];
  return kind === 'billing' || token === 'off' ? token : `shipping ${token}`;
}

/** The error of a field, in the wording used beside its label. */
export function formatErrorBesideField(view: CheckoutView, field: FieldName): string | undefined {
  const error = view.errors.find((one) => one.kind === 'field' && one.field === field);
  if (error?.kind !== 'field') return undefined;
  const { fault } = error;
  return fault === 'missing' || fault === 'long'
    ? view.t(`besideField.${fault}`, { field: partOf(field), most: fieldLimits[field] })
    : formatFieldError(error, view);
}

/**
 * Maps a field of the delivery address to the same field of the billing address, because both have the same
 * messages.
 */
function partOf(field: FieldName): string {
  return /^to[A-Z]/.test(field) ? `${field[2]?.toLowerCase()}${field.slice(3)}` : field;
}

/** The note of a delivery method. */
export function formatDeliveryNote(delivery: Delivery, { shopConfig, t }: CheckoutView): string {
  // The delivery time is shown with the sums, which depend on the country.
  if (delivery !== 'collection') return t(`deliveryNotes.${delivery}`);
  const { place, hours } = shopConfig.payment.collection ?? {};
  return [place?.text, hours?.text].filter(Boolean).join(' · ');
}

/** The note of a payment method. */
export function formatPaymentNote(
  payment: PaymentMethod,
  { shopConfig, form, locale, t }: CheckoutView,
): string {
  const { bill } = shopConfig.payment;
  const articles = form.lines.map(({ article }) => article);
  const ahead = preOrderOf(articles, createArticleLookup(locale)) ? 'yes' : 'no';
  if (payment === 'collection') return t('paymentNotes.collection');
  if (payment === 'stripe')
    return t(form.currency === 'CHF' ? 'paymentNotes.stripe' : 'paymentNotes.stripeEuro');
  return bill?.when === 'account'
    ? t('paymentNotes.account', { days: bill.days })
    : t('paymentNotes.advance', { ahead });
}
