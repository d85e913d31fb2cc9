import { fieldLimits } from '@/lib/shop/checkout/checkout-form';
import { type CheckoutView, faultOf } from './checkout-view';
import { fieldId } from './field-ids';
import { describedBy, FieldNote } from './field-note';

/** The buyer's message to the seller. */
export function MessageField({ view }: { view: CheckoutView }) {
  const { t, form } = view;
  const field = 'message';
  const said = { field, fault: faultOf(view, field) };
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
        aria-invalid={said.fault ? true : undefined}
        aria-describedby={describedBy(said)}
        className="mt-1.5 block w-full border-2 border-ink bg-paper px-3 py-2 text-ink text-lg aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5"
      />
      <FieldNote {...said} />
    </div>
  );
}
