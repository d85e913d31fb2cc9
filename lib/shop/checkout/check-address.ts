import { findVatNumberIssue } from '@/lib/primitives/money/vat-number';
import type { Address } from '@/lib/shop/orders/address';
import {
  type AddressKind,
  type AddressPart,
  addressField,
  type FieldName,
  fieldLimits,
  readPostcode,
} from './checkout-fields';
import type { CheckoutForm, FieldError, FieldErrorCode } from './checkout-form';
import { needsRegion, readRegion } from './region';

type AddressRules = {
  kind: AddressKind;
  /** Whether goods or a bill go there by post; otherwise name and country are enough. */
  isPostal: boolean;
  countries: readonly string[];
  /** Whether the parcel goes to this address and its carrier needs a phone number. */
  needsPhone: (country: string) => boolean;
};

const phonePattern = /^\+?(?:[\s()./-]*\d){6,20}$/;

/** Validates one address of the form. Parts that the form does not ask for in this case are dropped. */
export function checkAddress(
  fields: CheckoutForm['fields'],
  { kind, isPostal, countries, needsPhone }: AddressRules,
): { address: Address; errors: [] } | { address?: undefined; errors: FieldError[] } {
  const typed = (part: AddressPart) => fields[addressField(kind, part)].trim();
  const country = typed('country');
  const isOffered = countries.includes(country);
  const needed: Record<AddressPart, boolean> = {
    ...{ name: true, company: false, extra: false, building: false },
    ...{ street: isPostal, postcode: isPostal, town: isPostal, country: true },
    region: isPostal && isOffered && needsRegion(country),
    phone: needsPhone(country),
  };
  const isAsked = (part: AddressPart) =>
    needed[part] || part === 'company' || (isPostal && (part === 'extra' || part === 'building'));
  const codes: Partial<Record<AddressPart, FieldErrorCode>> = {
    country: 'country',
    postcode: 'postcode',
    region: 'region',
    phone: 'phone',
  };
  const isValid: Partial<Record<AddressPart, boolean>> = {
    country: isOffered,
    postcode: !isOffered || readPostcode(typed('postcode'), country) !== undefined,
    region: readRegion(typed('region'), country) !== undefined,
    phone: phonePattern.test(typed('phone')),
  };
  const errors: FieldError[] = [];
  const report = (field: FieldName, fault: FieldErrorCode) =>
    errors.push({ kind: 'field', field, fault });
  for (const part of Object.keys(needed) as AddressPart[]) {
    const field = addressField(kind, part);
    if (!isAsked(part)) continue;
    if (needed[part] && typed(part) === '')
      report(field, part === 'country' ? 'country' : 'missing');
    else if (typed(part).length > fieldLimits[field]) report(field, 'long');
    else if (isValid[part] === false) report(field, codes[part] ?? 'missing');
  }
  const vatNumber = kind === 'billing' ? fields.vatNumber.trim() : '';
  if (vatNumber.length > fieldLimits.vatNumber) report('vatNumber', 'long');
  else if (vatNumber && findVatNumberIssue(vatNumber, country)) report('vatNumber', 'vat-number');
  if (errors.length > 0) return { errors };
  const asked = (part: AddressPart) => (isAsked(part) ? typed(part) : '');
  const optional = {
    ...{ company: asked('company'), extra: asked('extra'), vatNumber },
    region: readRegion(asked('region'), country) ?? '',
    phone: asked('phone'),
  };
  const given = Object.entries(optional).filter(([, value]) => value !== '');
  return {
    address: {
      ...{ name: typed('name'), street: asked('street'), building: asked('building') },
      postcode: readPostcode(asked('postcode'), country) ?? '',
      ...{ town: asked('town'), country },
      ...Object.fromEntries(given),
    },
    errors: [],
  };
}
