/**
 * Whether a form says something else in one of these fields than the server has written there: it was chosen before the
 * page's script came, or the browser has filled it in again for whoever came Back.
 */
export function hasOtherChoice(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return names.has(field.name) && field.selectedOptions[0]?.defaultSelected === false;
    if (!(field instanceof HTMLInputElement) || !names.has(field.name)) return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
