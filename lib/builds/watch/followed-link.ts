/** A file, such as a still, whose link may do something else: no page's path ends so. */
const file = /\.\w+$/;

/**
 * The link that a click follows in this tab, if the router would. A click with a modifier, a link
 * that opens elsewhere, downloads or leads to a file, and the language switch (`hreflang`, which
 * remembers the choice at the same click) are left alone.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || !link.href || link.hreflang) return;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
  if (file.test(link.pathname)) return;
  return link;
}
