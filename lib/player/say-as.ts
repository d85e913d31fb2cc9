/** Words for the eye; and those that are said in their stead, where they are short for something. */
export type Said = { label: string; spoken?: string };

/** Writes words that a screen reader says in full: 'i/s' is seen, 'images par seconde' heard. */
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
