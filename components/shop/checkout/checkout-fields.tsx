import type { ComponentProps } from 'react';
import { type FieldName, fieldLimits } from '@/lib/shop/checkout/checkout-fields';
import { listDestinations } from '@/lib/shop/pricing/compute-quote';
import { type CheckoutView, formatErrorBesideField } from './checkout-view';
import { describedBy, FieldNote, fieldId } from './field-messages';

type TextFieldProps = {
  view: CheckoutView;
  field: FieldName;
  note?: string;
  isOptional?: boolean;
  /** Grid column classes (of six columns). */
  className?: string;
} & Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck'
>;

const inputStyle =
  'mt-1.5 h-12 w-full border-2 border-ink bg-paper px-3 text-ink text-lg aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5';

/** A text input with its label, note and error. */
export function TextField({
  view,
  field,
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
        {t(`fields.${field}`)}
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

/** The select of delivery countries. */
export function CountryField({ view }: { view: CheckoutView }) {
  const { t, form, shopConfig, locale } = view;
  const field = 'country';
  const fieldNote = { field, error: formatErrorBesideField(view, field) };
  return (
    <div className="col-span-6 min-w-0">
      <label htmlFor={fieldId(field)} className="label">
        {t(`fields.${field}`)}
      </label>
      <span className="relative block">
        <select
          id={fieldId(field)}
          name={field}
          defaultValue={form.fields.country}
          autoComplete="country"
          aria-invalid={fieldNote.error ? true : undefined}
          aria-describedby={describedBy(fieldNote)}
          className={`${inputStyle} cursor-pointer appearance-none text-ellipsis pr-10`}
        >
          {listDestinations(shopConfig, locale).map(({ country, name }) => (
            <option key={country} value={country}>
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
 * Hides payment at collection unless delivery by collection is selected. If it is already selected it
 * stays visible, and the server reports the error.
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

/** The buyer's message to the seller. */
export function MessageField({ view }: { view: CheckoutView }) {
  const { t, form } = view;
  const field = 'message';
  const fieldNote = { field, error: formatErrorBesideField(view, field) };
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
