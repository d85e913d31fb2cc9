import type { Still } from './animate-poster';

const drawnPoster = 'img.poster[src^="/poster/"]';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates a drawn poster for two seconds whenever it is hovered or focused, and once when it comes into view
 * on a device that cannot hover. Does nothing under `prefers-reduced-motion`. Returns a function that detaches
 * it.
 */
export function attachPosterMotion(): () => void {
  const detachers = [attachHoverMotion()];
  if (window.matchMedia('(hover: none)').matches) detachers.push(attachViewMotion());
  return () => {
    for (const detach of detachers) detach();
  };
}

function attachHoverMotion(): () => void {
  let hoveredPicture: Still['picture'] | undefined;
  let last = new AbortController();
  const handleHover = (event: Event) => {
    // Ignore touch: a finger on a poster may only be scrolling.
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    const still = event.target instanceof Element ? findStill(event.target) : undefined;
    if (still?.picture === hoveredPicture) return;
    hoveredPicture = still?.picture;
    if (!still || prefersReducedMotion()) return;
    last.abort();
    last = new AbortController();
    void animate(still, last.signal);
  };
  document.addEventListener('pointerover', handleHover, { passive: true });
  document.addEventListener('focusin', handleHover);
  return () => {
    last.abort();
    document.removeEventListener('pointerover', handleHover);
    document.removeEventListener('focusin', handleHover);
  };
}

/** How long the page must rest before the posters in view move, and the delay between two of them, in ms. */
const restTime = 300;
const delay = 200;

/**
 * Looks for posters in view only when scrolling has come to rest, so that scrolling through a long list costs
 * nothing.
 */
function attachViewMotion(): () => void {
  const detaching = new AbortController();
  const { signal } = detaching;
  const moved = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const pictures = document.querySelectorAll<HTMLImageElement>(drawnPoster);
    const inView = [...pictures].filter((one) => !moved.has(one) && isInView(one));
    for (const [at, picture] of inView.entries()) {
      moved.add(picture);
      setTimeout(() => {
        if (!signal.aborted && !prefersReducedMotion())
          void animate({ picture, address: picture.src }, signal);
      }, at * delay);
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, restTime);
  };
  window.addEventListener('scroll', wait, { passive: true, signal });
  wait();
  return () => {
    clearTimeout(timer);
    detaching.abort();
  };
}

function isInView(picture: Element): boolean {
  const { top, bottom, left, right, height } = picture.getBoundingClientRect();
  const isOnScreen = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  return height > 0 && isOnScreen;
}

/** The poster stays still if the script or the drawing cannot be fetched. */
function animate(still: Still, signal: AbortSignal): Promise<void> {
  return import('./animate-poster')
    .then(({ animatePoster }) => animatePoster(still, signal))
    .catch(() => {});
}

/** The drawn poster of the card, list row or wall tile that contains the element. Photographs are not animated. */
function findStill(target: Element): Still | undefined {
  const card = target.closest('.group, .wall-poster');
  const picture = card?.querySelector<HTMLImageElement | SVGSVGElement>(
    `${drawnPoster}, .wall-poster > svg, :scope > svg:has(use)`,
  );
  if (!picture) return undefined;
  if (picture instanceof HTMLImageElement) return { picture, address: picture.src };
  const href = picture.querySelector('use')?.getAttribute('href') ?? '';
  const [address = '', symbol] = href.split('#');
  return symbol ? { picture, address, symbol } : undefined;
}
