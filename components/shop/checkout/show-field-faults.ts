import { faultId, fieldId } from './field-ids';

/**
 * Shows or removes faults beside the voucher code, the numbers of pieces and the payment method, by
 * field name, in the same markup as `FieldNote`. Screen readers get them from the sums' status.
 */
export function showFieldFaults(form: HTMLFormElement, faults: Record<string, string>): void {
  const start = fieldId('');
  const inputs = form.querySelectorAll<HTMLInputElement>(
    `[name="voucher"], [name="pieces"], #${fieldId('payment')}`,
  );
  for (const input of inputs) {
    const field = input.id.slice(start.length);
    showFault(input, faultId(field), faults[field]);
  }
}

/** For radio buttons the whole group has the fault. */
function showFault(input: HTMLInputElement, id: string, words: string | undefined): void {
  const group = input.closest('fieldset');
  const told = group ?? input;
  document.getElementById(id)?.remove();
  const others = (told.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one && one !== id);
  if (words) {
    if (!group) input.setAttribute('aria-invalid', 'true');
    const fault = document.createElement('p');
    fault.id = id;
    fault.className = 'col-span-full mt-1 font-semibold text-signal';
    fault.textContent = words;
    (group ?? input.closest('[data-field]') ?? input.parentElement)?.append(fault);
  } else if (!group) input.removeAttribute('aria-invalid');
  told.setAttribute('aria-describedby', [...(words ? [id] : []), ...others].join(' '));
}
