import type { Fault } from './field-error';

/** The number field of a line, among the form's fields. */
export const piecesField = (article: string) => `pieces-${article}`;

/** The field that a fault is said beside, `pieces` for all lines together; `undefined` of what has changed by itself. */
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
