/** The element that a hash refers to, or `null`. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

/**
 * Focuses an element without scrolling, for the next Tab and for screen readers. Does nothing if the focus is already
 * inside it: browsers report a hash navigation late, and the visitor may have moved on by Tab.
 */
export function moveFocus(target: HTMLElement | null) {
  if (!target || target.contains(document.activeElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
