import type { Transitions } from './watch-timeout';

/** Maximum time the transition waits for the new page, ms. A slower page is shown without transition. */
const timeout = 300;

/** Pages whose main picture is also the picture of their card. */
const pages = /\/(?:movie|collection)\/[^/]+$/;

/** View transition name of the shared picture (app/motion.css). */
const name = 'picture';

/**
 * Animates the picture of a card into the picture of the target page by a view transition, unless the visitor prefers
 * reduced motion. The click is held until the browser has captured the old page, and is then repeated by script.
 */
export function growPictures({ listen }: Pick<Transitions, 'listen'>): () => void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const press = (event: MouseEvent) => {
    const { isTrusted, button, detail, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    // Keyboard clicks (detail 0) have no position and no animation.
    if (!isTrusted || detail === 0 || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const isFilmLink = link && pages.test(link.pathname) && !reducedMotion.matches;
    const picture = isFilmLink && findCardPicture(link);
    if (!picture || !document.startViewTransition) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    grow(link, picture, listen);
  };
  window.addEventListener('click', press, true);
  return () => window.removeEventListener('click', press, true);
}

function grow(link: HTMLElement, picture: HTMLElement | SVGElement, listen: Transitions['listen']) {
  let targetPicture: HTMLElement | undefined;
  picture.style.viewTransitionName = name;
  const transition = document.startViewTransition(async () => {
    const finished = waitForArrival(listen);
    link.click();
    const hasArrived = await finished;
    picture.style.viewTransitionName = '';
    if (!hasArrived) return transition.skipTransition();
    targetPicture = findPagePicture();
    if (targetPicture) targetPicture.style.viewTransitionName = name;
  });
  // `ready` rejects for a skipped transition; the navigation itself has succeeded.
  transition.ready.catch(() => {});
  const end = () => {
    picture.style.viewTransitionName = '';
    if (targetPicture) targetPicture.style.viewTransitionName = '';
  };
  transition.finished.then(end, end);
}

/** Resolves to whether the navigation finishes in time. */
function waitForArrival(listen: Transitions['listen']): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (inTime: boolean) => {
      stop();
      clearTimeout(timer);
      // Wait until the router has scrolled.
      setTimeout(() => resolve(inTime));
    };
    const timer = setTimeout(() => settle(false), timeout);
    const stop = listen(({ type }) => {
      if (type !== 'started') settle(type === 'finished');
    });
  });
}

type Picture = HTMLImageElement | SVGSVGElement;

/** The visible picture of the card that contains a link. */
function findCardPicture(link: Element): Picture | undefined {
  const card = link.closest('.group, .wall-poster');
  const picture = card?.querySelector<Picture>('img, :scope > svg');
  return picture && isVisible(picture) ? picture : undefined;
}

/** The main picture of the target page: the first large visible one. */
function findPagePicture(): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img');
  return [...pictures].find((picture) => isVisible(picture) && picture.clientWidth >= leastWidth);
}

/** Minimum width of a page's main picture, px. */
const leastWidth = 160;

function isVisible(picture: Picture): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
