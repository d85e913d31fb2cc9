import type { Occasion } from './choose-preload';

/** The site's own links; the language switch (`hreflang`) is followed without the router. */
const followed = 'a[href^="/"]:not([hreflang])';
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Tells of every link of the page that comes into view or is meant; returns how to stop. */
export function watchLinks(tell: (href: string, occasion: Occasion) => void): () => void {
  const mean = ({ target }: Event) => {
    const link = target instanceof Element && target.closest(followed);
    if (link instanceof HTMLAnchorElement) tell(link.href, 'intent');
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) tell((target as HTMLAnchorElement).href, 'sight');
    }
  });
  for (const link of document.querySelectorAll(followed)) sight.observe(link);
  for (const name of intents) document.addEventListener(name, mean, { passive: true });
  return () => {
    sight.disconnect();
    for (const name of intents) document.removeEventListener(name, mean);
  };
}
