/** The site's own links; the language switch (`hreflang`) is followed without the router. */
const followed = 'a[href^="/"]:not([hreflang])';
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Tells of every link that a visitor points at, touches or focuses; returns how to stop. One that is only
 * in view is nobody's wish: what all of them lead to is more than the page itself.
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
