import { z } from 'zod';
import type { Currency } from '@/lib/primitives/money/currency';
import { readEmail } from '@/lib/primitives/text/read-email';
import type { OrderForm } from '@/lib/shop/commands/order-request';
import { addressSchema } from '@/lib/shop/orders/address';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { type CheckoutForm, type FieldName, fieldLimits } from './checkout-form';
import type { Fault } from './field-error';
import { deliveriesOf, paymentsOf } from './possible';
import { readPostcode } from './postcodes';
import { sortFieldErrors } from './sort-field-errors';

type FieldFault = Extract<Fault, { kind: 'field' }>['fault'];

const line = (name: FieldName) =>
  z
    .string()
    .trim()
    .min(1, 'missing' satisfies FieldFault)
    .max(fieldLimits[name], 'long' satisfies FieldFault);
const optional = (name: FieldName) =>
  z
    .string()
    .trim()
    .max(fieldLimits[name], 'long' satisfies FieldFault);

/** Returns the address in the form that mail is sent to; adds an issue if it is invalid. */
function asciiEmail(typed: string, context: z.RefinementCtx): string {
  const read = readEmail(typed);
  if (read && 'email' in read) return read.email;
  const message: FieldFault = read ? 'letter' : 'email';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

type Possible = { till: ShopConfig; isAllDigital: boolean; currency: Currency };
type Checked = Omit<OrderForm, 'formKey'> & { delivery: Delivery };

/** The field schema for an order that this shop config accepts. */
function schemaFor({ till, isAllDigital, currency }: Possible) {
  const deliveries = deliveriesOf(till, isAllDigital);
  const payments = paymentsOf(till, deliveries, currency);
  const countries = till.zones.flatMap((zone) => zone.countries);
  return z
    .strictObject({
      email: line('email').transform(asciiEmail),
      name: line('name'),
      street: line('street'),
      building: optional('building'),
      postcode: line('postcode'),
      town: line('town'),
      country: z.enum(countries as [string], 'country' satisfies FieldFault),
      delivery: z.enum(deliveries as [Delivery], 'delivery' satisfies FieldFault),
      payment: z.enum(payments as [(typeof payments)[number]], 'payment' satisfies FieldFault),
      voucher: optional('voucher'),
      message: optional('message'),
    })
    .refine(({ postcode, country }) => readPostcode(postcode, country) !== undefined, {
      path: ['postcode'],
      error: 'postcode' satisfies FieldFault,
      // Runs only if the postcode is present and the country is valid.
      when: ({ value }) => {
        const { postcode, country } = value as Record<string, string>;
        return Boolean(postcode?.trim()) && countries.includes(country ?? '');
      },
    })
    .refine(({ delivery, payment }) => payment !== 'collection' || delivery === 'collection', {
      path: ['payment'],
      error: 'collection' satisfies FieldFault,
      when: () => true,
    });
}

/** Validates the fields. Returns them in the order's format, or the fault of each field. */
export function checkFields(
  { fields }: Pick<CheckoutForm, 'fields'>,
  possible: Possible,
): { checked: Checked; faults: [] } | { checked?: undefined; faults: Fault[] } {
  const parsed = schemaFor(possible).safeParse(fields);
  if (!parsed.success) return { faults: faultsOf(parsed.error) };
  const { name, street, building, postcode: typed, town, country, voucher, ...rest } = parsed.data;
  const postcode = readPostcode(typed, country);
  const address = addressSchema.parse({ name, street, building, postcode, town, country });
  return {
    checked: { ...rest, address, ...(voucher && { voucherCode: voucher }) },
    faults: [],
  };
}

/**
 * Keeps the first fault per field: a missing field is not also too short. Zod lists cross-field
 * issues last.
 */
function faultsOf({ issues }: z.ZodError): Fault[] {
  const seen = new Map<FieldName, Fault>();
  for (const { path, message } of issues) {
    const field = path[0] as FieldName;
    const fault = message as FieldFault;
    if (!seen.has(field)) seen.set(field, { kind: 'field', field, fault });
  }
  return sortFieldErrors([...seen.values()]);
}
