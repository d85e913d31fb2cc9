import { fieldNames } from './checkout-form';
import type { Fault } from './field-error';

/** Faults in the order in which what they speak of stands in the form: its fields, then what is ordered. */
export function sortFieldErrors(faults: readonly Fault[]): Fault[] {
  const placeOf = (fault: Fault) =>
    fault.kind === 'field' ? fieldNames.indexOf(fault.field) : fieldNames.length;
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
}
