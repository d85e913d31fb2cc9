/** Writes an attribute where it is another: nobody is to be told of what has not changed. */
export function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
