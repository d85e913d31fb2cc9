import type { listenToTransitions } from '@/lib/navigation/transitions/transitions';

/** Number of pages for which the followed link is stored. */
const maxLinks = 50;

type Followed = { href: string; index: number };

/**
 * After Back or Forward, focuses the link that the visitor had followed from this page, as browsers do between
 * documents. If the page no longer has the link, the focus stays.
 */
export function restoreFocus(listen: typeof listenToTransitions): void {
  const followed = new Map<string, Followed>();
  listen(({ type, kind }) => {
    if (type === 'started' && kind !== 'traverse') rememberLink(followed, location.href);
    const leftLink = followed.get(location.href);
    if (type === 'finished' && kind === 'traverse' && leftLink) focusLink(leftLink);
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

/** Focuses the link unless the visitor has focused something else. */
function focusLink({ href, index }: Followed): void {
  if (!document.activeElement?.matches('body, main, h1')) return;
  linksTo(href)[index]?.focus({ preventScroll: true });
}

function linksTo(href: string): HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  return links.filter((link) => link.getAttribute('href') === href);
}
