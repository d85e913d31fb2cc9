import type { listenToTransitions } from '@/lib/navigation/transitions/transitions';

/** Of so many pages it is known which of their links was followed. */
const most = 50;

type Followed = { href: string; nth: number };

/**
 * Who goes back in the history stands again at the link that led away, as where the browser loads pages itself, and
 * not at the page's beginning, far above what is on the screen. A link that is not there any more leaves it at that.
 */
export function returnFocus(listen: typeof listenToTransitions): void {
  const followed = new Map<string, Followed>();
  listen(({ type, kind }) => {
    if (type === 'started' && kind !== 'traverse') note(followed, location.href);
    const left = followed.get(location.href);
    if (type === 'finished' && kind === 'traverse' && left) stand(left);
  });
}

function note(followed: Map<string, Followed>, page: string): void {
  const link = document.activeElement?.closest<HTMLElement>('main a[href]');
  followed.delete(page);
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  followed.set(page, { href, nth: linksTo(href).indexOf(link) });
  const [oldest = ''] = followed.keys();
  if (followed.size > most) followed.delete(oldest);
}

/** Whoever has gone on to something else meanwhile keeps it. */
function stand({ href, nth }: Followed): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.localName !== 'h1') return;
  linksTo(href)[nth]?.focus({ preventScroll: true });
}

function linksTo(href: string): HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  return links.filter((link) => link.getAttribute('href') === href);
}
