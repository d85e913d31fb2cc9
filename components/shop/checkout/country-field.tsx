import { listDestinations } from '@/lib/shop/pricing/list-destinations';
import { type CheckoutView, faultOf } from './checkout-view';
import { fieldId } from './field-ids';
import { describedBy, FieldNote } from './field-note';
import { inputStyle } from './text-field';

/** The select of delivery countries. */
export function CountryField({ view }: { view: CheckoutView }) {
  const { t, form, till, locale } = view;
  const field = 'country';
  const said = { field, fault: faultOf(view, field) };
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
          aria-invalid={said.fault ? true : undefined}
          aria-describedby={describedBy(said)}
          className={`${inputStyle} cursor-pointer appearance-none text-ellipsis pr-10`}
        >
          {listDestinations(till, locale).map(({ country, name }) => (
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
      <FieldNote {...said} />
    </div>
  );
}
