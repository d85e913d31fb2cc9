/**
 * Of addresses with a query, a few of each form: choices of a catalogue lead to choices without end. Those of one path with
 * the same names are one form; of each the first, the last and some between, so that a second run asks the same.
 * @param most of each form
 */
export function sampleChoices(addresses: Iterable<string>, most: number): string[] {
  const forms = new Map<string, string[]>();
  for (const address of [...addresses].sort()) {
    const [path = '', query = ''] = address.split('?');
    const names = [...new URLSearchParams(query).keys()].sort().join('&');
    const form = `${path}?${names}`;
    forms.set(form, [...(forms.get(form) ?? []), address]);
  }
  return [...forms.values()].flatMap((all) => spread(all, most));
}

function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / Math.max(1, most - 1);
  return Array.from({ length: most }, (_, at) => all[Math.round(at * step)] as T);
}
