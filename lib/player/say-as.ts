/** A visible label, and its spoken form if the label is an abbreviation. */
export type Said = { label: string; spoken?: string };

/** Writes a label with its spoken form for screen readers: 'i/s' is visible, 'images par seconde' is read. */
export function sayAs(element: Element, { label, spoken }: Said): void {
  if (!spoken) {
    element.textContent = label;
    return;
  }
  const [seen, heard] = [document.createElement('span'), document.createElement('span')];
  seen.setAttribute('aria-hidden', 'true');
  seen.textContent = label;
  heard.className = 'sr-only';
  heard.textContent = spoken;
  element.replaceChildren(seen, heard);
}
