import type { listenToTransitions } from '@/lib/navigation/transitions/transitions';

/** Number of pages for which the followed link is stored. */
const maxLinks = 50;

/** How long, in ms, to wait for a link in a row that a script fills, such as the films that the visitor has begun. */
const lateLinks = 3000;

type Followed = { href: string; index: number };

/**
 * After Back or Forward, focuses the link that the visitor had followed from this page, as browsers do between
 * documents. If the page no longer has the link, the focus stays where it is.
 */
export function restoreFocus(listen: typeof listenToTransitions): void {
  const followed = new Map<string, Followed>();
  let stopWaiting = () => {};
  listen(({ type, kind }) => {
    if (type === 'started') stopWaiting();
    if (type === 'started' && kind !== 'traverse') rememberLink(followed, location.href);
    const leftLink = followed.get(location.href);
    if (type === 'finished' && kind === 'traverse' && leftLink) stopWaiting = focusLink(leftLink);
  });
}

function rememberLink(followed: Map<string, Followed>, page: string): void {
  const link = document.activeElement?.closest<HTMLElement>('main a[href]');
  followed.delete(page);
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  followed.set(page, { href, index: linksTo(href).indexOf(link) });
  const [oldest = ''] = followed.keys();
  if (followed.size > maxLinks) followed.delete(oldest);
}

/**
 * Focuses the link, now or when a script has added it, unless the visitor has focused something else. Returns a
 * function that stops waiting for it.
 */
function focusLink({ href, index }: Followed): () => void {
  const isDone = () => {
    if (!document.activeElement?.matches('body, main, h1')) return true;
    const link = linksTo(href)[index];
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  const observer = new MutationObserver(() => isDone() && stop());
  const stop = () => observer.disconnect();
  if (!isDone()) {
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(stop, lateLinks);
  }
  return stop;
}

function linksTo(href: string): HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  return links.filter((link) => link.getAttribute('href') === href);
}
