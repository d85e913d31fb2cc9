/** What an address's hash names on this page, if anything. */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decode(id));
}

/**
 * Gives something the focus, for the next Tab and for a screen reader, without scrolling again. Not to take it back
 * from who has tabbed on within it: browsers go to a hash at once, and tell of it a moment later.
 */
export function giveFocus(target: HTMLElement | null) {
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
