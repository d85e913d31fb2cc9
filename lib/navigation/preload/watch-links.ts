/** Internal links, except the language switch (`hreflang`), which does not use the router. */
const followed = 'a[href^="/"]:not([hreflang])';
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Reports links on hover, touch or focus; returns a stop function. Visible links are not reported: all their pages
 * together are larger than the page itself.
 */
export function watchLinks(tell: (href: string) => void): () => void {
  const mean = ({ target }: Event) => {
    const link = target instanceof Element && target.closest(followed);
    if (link instanceof HTMLAnchorElement) tell(link.href);
  };
  for (const name of intents) document.addEventListener(name, mean, { passive: true });
  return () => {
    for (const name of intents) document.removeEventListener(name, mean);
  };
}
