import type { ComponentProps } from 'react';
import {
  type AddressKind,
  addressField,
  type FieldName,
  fieldLimits,
} from '@/lib/shop/checkout/checkout-fields';
import { needsRegion } from '@/lib/shop/checkout/region';
import { listCountries, listDestinations } from '@/lib/shop/pricing/destination';
import { findZone } from '@/lib/shop/pricing/postage';
import { autoCompleteOf, type CheckoutView, formatErrorBesideField } from './checkout-view';
import { describedBy, FieldNote, fieldId } from './field-messages';

type TextFieldProps = {
  view: CheckoutView;
  field: FieldName;
  /** Another field whose label is shown instead of this field's own. */
  label?: FieldName;
  note?: string;
  isOptional?: boolean;
  /** Grid column classes (of six columns). */
  className?: string;
} & Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck' | 'min' | 'max'
>;

const inputStyle =
  'mt-1.5 h-12 w-full border-2 border-ink bg-paper px-3 text-ink text-lg aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5';

/** A text input with its label, note and error. */
export function TextField({
  view,
  field,
  label = field,
  note,
  isOptional,
  className = '',
  ...input
}: TextFieldProps) {
  const { t, form } = view;
  const fieldNote = { field, note, error: formatErrorBesideField(view, field) };
  return (
    <div className={`col-span-6 min-w-0 ${className}`}>
      <label htmlFor={fieldId(field)} className="label">
        {t(`fields.${label}`)}
        {isOptional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      <input
        id={fieldId(field)}
        name={field}
        defaultValue={form.fields[field]}
        maxLength={fieldLimits[field]}
        required={!isOptional}
        aria-invalid={fieldNote.error ? true : undefined}
        aria-describedby={describedBy(fieldNote)}
        className={inputStyle}
        {...input}
      />
      <FieldNote {...fieldNote} />
    </div>
  );
}

type CountryFieldProps = { view: CheckoutView; kind: AddressKind };

/**
 * The select of countries; for a delivery address, those to which parcels are sent. The options say which other fields
 * their country needs (`AddressFields`).
 */
export function CountryField({ view, kind }: CountryFieldProps) {
  const { t, form, shopConfig, locale } = view;
  const field = addressField(kind, 'country');
  const fieldNote = { field, error: formatErrorBesideField(view, field) };
  const countries = (kind === 'billing' ? listCountries : listDestinations)(shopConfig, locale);
  return (
    <div className="col-span-6 min-w-0">
      <label htmlFor={fieldId(field)} className="label">
        {t('fields.country')}
      </label>
      <span className="relative block">
        <select
          id={fieldId(field)}
          name={field}
          defaultValue={form.fields[field]}
          autoComplete={autoCompleteOf(kind, 'country')}
          aria-invalid={fieldNote.error ? true : undefined}
          aria-describedby={describedBy(fieldNote)}
          className={`${inputStyle} cursor-pointer appearance-none text-ellipsis pr-10`}
        >
          {countries.map(({ country, name }) => (
            <option
              key={country}
              value={country}
              data-region={needsRegion(country) || undefined}
              data-phone={findZone(shopConfig.zones, country)?.phone || undefined}
            >
              {name}
            </option>
          ))}
        </select>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 top-1.5 right-4 flex items-center"
        >
          ↓
        </span>
      </span>
      <FieldNote {...fieldNote} />
    </div>
  );
}

type Choice = { value: string; name: string; note?: string | undefined };
type ChoiceFieldProps = {
  view: CheckoutView;
  field: Extract<FieldName, 'delivery' | 'payment'>;
  choices: readonly Choice[];
};

/**
 * Hides payment at collection unless delivery by collection is selected. If this payment is already selected,
 * it stays visible and the server reports the error.
 */
const onlyCollected =
  '[form:has([name=delivery]):not(:has([name=delivery][value=collection]:checked))_&:not(:has(:checked))]:hidden';

/** Radio buttons with a note for each choice. */
export function ChoiceField({ view, field, choices }: ChoiceFieldProps) {
  const { t, form } = view;
  const fieldNote = { field, error: formatErrorBesideField(view, field) };
  const chosen = choices.some(({ value }) => value === form.fields[field])
    ? form.fields[field]
    : choices[0]?.value;
  return (
    <fieldset aria-describedby={describedBy(fieldNote)} className="min-w-0">
      <legend className="sr-only">{t(`fields.${field}`)}</legend>
      <div className="border-line border-t">
        {choices.map(({ value, name, note }, at) => (
          <label
            key={value}
            className={`grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-line border-b py-3 ${field === 'payment' && value === 'collection' ? onlyCollected : ''}`}
          >
            <input
              type="radio"
              id={at === 0 ? fieldId(field) : undefined}
              name={field}
              value={value}
              defaultChecked={value === chosen}
              className="mt-0.5 size-5 cursor-pointer accent-ink"
            />
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              {note && <span className="block text-muted text-sm">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote {...fieldNote} />
    </fieldset>
  );
}

type TextAreaProps = { view: CheckoutView; field: FieldName; note?: string };

/** An optional text of several lines. */
export function TextArea({ view, field, note }: TextAreaProps) {
  const { t, form } = view;
  const fieldNote = { field, note, error: formatErrorBesideField(view, field) };
  return (
    <div className="col-span-6 min-w-0">
      <label htmlFor={fieldId(field)} className="label">
        {t(`fields.${field}`)}
        <span className="font-normal text-muted"> ({t('optional')})</span>
      </label>
      <textarea
        id={fieldId(field)}
        name={field}
        rows={3}
        defaultValue={form.fields[field]}
        maxLength={fieldLimits[field]}
        aria-invalid={fieldNote.error ? true : undefined}
        aria-describedby={describedBy(fieldNote)}
        className="mt-1.5 block w-full border-2 border-ink bg-paper px-3 py-2 text-ink text-lg aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5"
      />
      <FieldNote {...fieldNote} />
    </div>
  );
}

/** A checkbox that shows further fields. */
export function Checkbox({ view, field }: { view: CheckoutView; field: 'elsewhere' | 'gift' }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-4">
      <input
        type="checkbox"
        id={fieldId(field)}
        name={field}
        value="yes"
        defaultChecked={view.form.fields[field] === 'yes'}
        className="size-5 shrink-0 cursor-pointer accent-ink"
      />
      <span className="font-semibold">{view.t(`fields.${field}`)}</span>
    </label>
  );
}
