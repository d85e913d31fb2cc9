import type { FieldName } from '@/lib/shop/checkout/checkout-form';
import { type CheckoutView, faultOf } from './checkout-view';
import { fieldId } from './field-ids';
import { describedBy, FieldNote } from './field-note';

type Choice = { value: string; name: string; note?: string | undefined };
type Props = {
  view: CheckoutView;
  field: Extract<FieldName, 'delivery' | 'payment'>;
  choices: readonly Choice[];
};

/**
 * Hides payment at collection unless delivery by collection is selected. If it is already selected it
 * stays visible, and the server reports the fault.
 */
const onlyCollected =
  '[form:has([name=delivery]):not(:has([name=delivery][value=collection]:checked))_&:not(:has(:checked))]:hidden';

/** Radio buttons with a note for each choice. */
export function ChoiceField({ view, field, choices }: Props) {
  const { t, form } = view;
  const said = { field, fault: faultOf(view, field) };
  const chosen = choices.some(({ value }) => value === form.fields[field])
    ? form.fields[field]
    : choices[0]?.value;
  return (
    <fieldset aria-describedby={describedBy(said)} className="min-w-0">
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
      <FieldNote {...said} />
    </fieldset>
  );
}
