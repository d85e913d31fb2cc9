/** The id of the field that an error links to. */
export const fieldId = (field: string) => `field-${field}`;
export const errorId = (field: string) => `error-${field}`;
const noteId = (field: string) => `note-${field}`;

type Props = { field: string; note?: string | undefined; error?: string | undefined };

/** The note and the error below a field. */
export function FieldNote({ field, note, error }: Props) {
  return (
    <>
      {note && (
        <p id={noteId(field)} className="mt-1 text-muted text-sm">
          {note}
        </p>
      )}
      {error && (
        <p id={errorId(field)} className="mt-1 font-semibold text-signal">
          {error}
        </p>
      )}
    </>
  );
}

/** The `aria-describedby` of a field: the ids of its error and note. */
export function describedBy({ field, note, error }: Props): string | undefined {
  const ids = [...(error ? [errorId(field)] : []), ...(note ? [noteId(field)] : [])];
  return ids.join(' ') || undefined;
}

/**
 * Shows or removes errors beside the discount and voucher codes, the numbers of pieces and the payment method, by
 * field name, in the same markup as `FieldNote`. The status line of the sums announces them to screen readers.
 */
export function showFieldErrors(form: HTMLFormElement, errors: Record<string, string>): void {
  const start = fieldId('');
  const inputs = form.querySelectorAll<HTMLInputElement>(
    `[name="discount"], [name="voucher"], [name="pieces"], #${fieldId('payment')}`,
  );
  for (const input of inputs) {
    const field = input.id.slice(start.length);
    showFieldError(input, errorId(field), errors[field]);
  }
}

/** For radio buttons the whole group has the error. */
function showFieldError(input: HTMLInputElement, id: string, message: string | undefined): void {
  const group = input.closest('fieldset');
  const describedElement = group ?? input;
  document.getElementById(id)?.remove();
  const otherIds = (describedElement.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one && one !== id);
  if (message) {
    if (!group) input.setAttribute('aria-invalid', 'true');
    const errorElement = document.createElement('p');
    errorElement.id = id;
    errorElement.className = 'col-span-full mt-1 font-semibold text-signal';
    errorElement.textContent = message;
    (group ?? input.closest('[data-field]') ?? input.parentElement)?.append(errorElement);
  } else if (!group) input.removeAttribute('aria-invalid');
  describedElement.setAttribute(
    'aria-describedby',
    [...(message ? [id] : []), ...otherIds].join(' '),
  );
}
