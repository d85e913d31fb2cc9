import type { Fault } from './field-error';

/** The name of a line's number field. */
export const piecesField = (article: string) => `pieces-${article}`;

/**
 * The field a fault is shown beside; `pieces` for all lines together. `undefined` for faults without
 * a field, such as changes to the order.
 */
export function fieldErrorPlace(fault: Fault): string | undefined {
  switch (fault.kind) {
    case 'field':
      return fault.field;
    case 'number':
      return piecesField(fault.article);
    case 'too-heavy':
      return 'pieces';
    default:
      return undefined;
  }
}
