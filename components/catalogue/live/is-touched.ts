/** Whether a visitor was there before any script: something is opened, pointed at, focused or changed. */
export function isTouched(region: HTMLElement): boolean {
  if (region.matches(':hover, :focus-within')) return true;
  if (region.querySelector('details[open], :popover-open')) return true;
  return [...(region.querySelector('form')?.elements ?? [])].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
