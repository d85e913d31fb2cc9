/** A visible label, and its spoken form if the label is an abbreviation. */
export type SpokenLabel = { label: string; spoken?: string };

/** Writes a label with its spoken form for screen readers: 'i/s' is visible, 'images par seconde' is read. */
export function writeLabel(element: Element, { label, spoken }: SpokenLabel): void {
  if (!spoken) {
    element.textContent = label;
    return;
  }
  const [visible, hidden] = [document.createElement('span'), document.createElement('span')];
  visible.setAttribute('aria-hidden', 'true');
  visible.textContent = label;
  hidden.className = 'sr-only';
  hidden.textContent = spoken;
  element.replaceChildren(visible, hidden);
}
