import { fieldNames } from './checkout-form';
import type { Fault } from './field-error';

/** Sorts faults by page order: the fields first, then the ordered lines. */
export function sortFieldErrors(faults: readonly Fault[]): Fault[] {
  const placeOf = (fault: Fault) =>
    fault.kind === 'field' ? fieldNames.indexOf(fault.field) : fieldNames.length;
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
}
