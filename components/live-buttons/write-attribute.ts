/** Sets an attribute only if its value differs, so that observers and screen readers see no needless change. */
export function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
