import type { ComponentProps } from 'react';
import { type FieldName, fieldLimits } from '@/lib/shop/checkout/checkout-form';
import { type CheckoutView, faultOf } from './checkout-view';
import { fieldId } from './field-ids';
import { describedBy, FieldNote } from './field-note';

type Props = {
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

export const inputStyle =
  'mt-1.5 h-12 w-full border-2 border-ink bg-paper px-3 text-ink text-lg aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5';

/** A text input with its label, note and fault. */
export function TextField({ view, field, note, isOptional, className = '', ...input }: Props) {
  const { t, form } = view;
  const said = { field, note, fault: faultOf(view, field) };
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
        aria-invalid={said.fault ? true : undefined}
        aria-describedby={describedBy(said)}
        className={inputStyle}
        {...input}
      />
      <FieldNote {...said} />
    </div>
  );
}
