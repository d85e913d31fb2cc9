import { fieldNames } from './checkout-fields';
import { checkoutRecord as storage } from './chosen-country';

/** The fields that are stored. Codes are worth money, so they are never stored. */
const names = fieldNames.filter((name) => name !== 'voucher' && name !== 'discount');

/** Stores the typed fields of a checkout form until its tab is closed. */
export function storeTyped(form: HTMLFormElement): void {
  const data = new FormData(form);
  const typed = names.map((name) => [name, data.get(name)] as const);
  storage.write(Object.fromEntries(typed.filter(([, value]) => value)));
}

/** Whether the visitor has changed a field since the form was made. */
export function isTyped(form: HTMLFormElement): boolean {
  return names.some((name) => {
    const field = form.elements.namedItem(name);
    return field !== null && !isUntouched(field);
  });
}

/**
 * Restores the stored fields into a new form. Fields the visitor has changed meanwhile are not
 * overwritten.
 */
export function restoreTyped(form: HTMLFormElement): void {
  const typed = storage.read();
  for (const name of names) {
    const value = typed[name];
    const field = form.elements.namedItem(name);
    if (typeof value === 'string' && field && isUntouched(field)) setValue(field, value);
  }
}

export function deleteTyped(): void {
  storage.write({});
}

type Field = Element | RadioNodeList;

function isUntouched(field: Field): boolean {
  if (field instanceof RadioNodeList) return [...field].every(isUntouchedButton);
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected ?? true;
  if (field instanceof HTMLInputElement && isButton(field)) return isUntouchedButton(field);
  return isText(field) && field.value === field.defaultValue;
}

const isUntouchedButton = (node: Node) =>
  node instanceof HTMLInputElement && node.checked === node.defaultChecked;

const isButton = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

const isText = (field: Field) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Ignores a stored value that is no longer a choice. */
function setValue(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field instanceof RadioNodeList) {
    const button = [...field].find((one) => one instanceof HTMLInputElement && one.value === value);
    if (button instanceof HTMLInputElement) button.checked = true;
  } else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
  else if (isText(field) && field.type !== 'radio') field.value = value;
  if (field instanceof Element) openAround(field);
}

/** Opens the disclosure that contains a restored field. */
function openAround(field: Element): void {
  const details = field.closest('details');
  if (details) details.open = true;
}
