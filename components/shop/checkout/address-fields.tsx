import type { ComponentProps } from 'react';
import {
  type AddressKind,
  type AddressPart,
  addressField,
  areNumeric,
} from '@/lib/shop/checkout/checkout-fields';
import { needsRegion } from '@/lib/shop/checkout/region';
import { offeredCountries } from '@/lib/shop/pricing/destination';
import { CountryField, TextField } from './checkout-fields';
import { autoCompleteOf, type CheckoutView } from './checkout-view';

type Props = { view: CheckoutView; kind: AddressKind };

/** Hides a field unless the chosen country of its address needs it. */
const onlyWithRegion = '[.address:not(:has(option[data-region]:checked))_&]:hidden';
const onlyWithPhone = '[.address:not(:has(option[data-phone]:checked))_&]:hidden';
/** If there is a delivery address, the carrier needs only the phone number of that address. */
const notElsewhere = '[form:has([name=elsewhere]:checked)_&]:hidden';

/**
 * The fields of one address. Those that only some countries need appear with the country, by CSS: without `:has` all of
 * them are shown. Company and second line are in a disclosure, which is open if one of them is filled in.
 */
export function AddressFields({ view, kind }: Props) {
  const { shopConfig } = view;
  const codes = offeredCountries(shopConfig);
  const fieldOf = (part: AddressPart): ComponentProps<typeof TextField> => ({
    view,
    field: addressField(kind, part),
    label: part,
    autoComplete: autoCompleteOf(kind, part),
  });
  return (
    <div className="address grid grid-cols-6 gap-x-4 gap-y-5">
      <TextField {...fieldOf('name')} />
      <CompanyFields view={view} kind={kind} fieldOf={fieldOf} />
      <TextField {...fieldOf('street')} className="xs:col-span-4" />
      <TextField {...fieldOf('building')} isOptional className="xs:col-span-2" />
      <TextField
        {...fieldOf('postcode')}
        inputMode={areNumeric(codes) ? 'numeric' : undefined}
        className="xs:col-span-2"
      />
      <TextField {...fieldOf('town')} className="xs:col-span-4" />
      {codes.some(needsRegion) && <TextField {...fieldOf('region')} className={onlyWithRegion} />}
      <CountryField view={view} kind={kind} />
      {shopConfig.zones.some(({ phone }) => phone) && (
        <TextField
          {...fieldOf('phone')}
          type="tel"
          note={view.t('phoneNote')}
          className={`${onlyWithPhone} ${kind === 'billing' ? notElsewhere : ''}`}
        />
      )}
    </div>
  );
}

type CompanyFieldsProps = Props & {
  fieldOf: (part: AddressPart) => ComponentProps<typeof TextField>;
};

/** Company and second line, and for the billing address the VAT number. */
function CompanyFields({ view, kind, fieldOf }: CompanyFieldsProps) {
  const { form, errors, t } = view;
  const fields = [
    ...(['company', 'extra'] as const).map((part) => addressField(kind, part)),
    ...(kind === 'billing' ? (['vatNumber'] as const) : []),
  ];
  const isOpen =
    fields.some((field) => form.fields[field]) ||
    errors.some((error) => error.kind === 'field' && fields.includes(error.field));
  return (
    <details open={isOpen} className="col-span-6">
      <summary className="label min-h-8 cursor-pointer underline underline-offset-4">
        {t(kind === 'billing' ? 'companyTitle' : 'companyTitleDelivery')}
      </summary>
      <div className="mt-4 grid gap-y-5">
        <TextField {...fieldOf('company')} isOptional />
        <TextField {...fieldOf('extra')} isOptional note={t('extraNote')} />
        {kind === 'billing' && (
          <TextField
            view={view}
            field="vatNumber"
            isOptional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </div>
    </details>
  );
}
