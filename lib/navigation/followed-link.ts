/**
 * Matches paths of files, which the router does not follow: a link to a still, for example, opens a
 * dialog. Page paths have no extension.
 */
const file = /\.\w+$/;

/**
 * The link of a click that the router follows in this tab. Ignores clicks with modifiers, links that open elsewhere,
 * download or lead to a file, and the language switch (`hreflang`), which stores the choice on the same click.
 * @param byBrowser includes links that only the browser follows: files and the language switch
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
