/** A file, such as a still, whose link may do something else: no page's path ends so. */
const file = /\.\w+$/;

/**
 * The link that a click follows in this tab, if the router would. A click with a modifier, a link
 * that opens elsewhere, downloads or leads to a file, and the language switch (`hreflang`, which
 * remembers the choice at the same click) are left alone.
 * @param byBrowser counts what the browser alone follows too: files and the language switch
 */
export function followedLink(event: MouseEvent, byBrowser = false): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || !link.href) return;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
  if (!byBrowser && (link.hreflang || file.test(link.pathname))) return;
  return link;
}
