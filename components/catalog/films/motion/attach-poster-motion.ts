import { lasts, motions } from './keyframes';

/** Below that a poster is shown without its small type (lib/posters/print-sheet.ts), px. */
const creditsFrom = 200;

const isQuiet = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A drawn poster that the pointer or the focus comes to moves for two seconds in its own way, once. Where less motion
 * is wanted nothing does. Returns the way to take it back.
 */
export function attachPosterMotion(): () => void {
  let reached: Still['picture'] | undefined;
  let last = new AbortController();
  const reach = (event: Event) => {
    // A finger that scrolls reaches for nothing.
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    const still = event.target instanceof Element ? findStill(event.target) : undefined;
    if (still?.picture === reached) return;
    reached = still?.picture;
    if (!still || isQuiet()) return;
    last.abort();
    last = new AbortController();
    // A poster that cannot be had stands still.
    movePoster(still, last.signal).catch(() => {});
  };
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
  return () => {
    last.abort();
    document.removeEventListener('pointerover', reach);
    document.removeEventListener('focusin', reach);
  };
}

/**
 * Has a poster move once: over its picture lies the same drawing for as long as it does. Nothing of the page changes
 * its place. Returns how to end it.
 */
async function movePoster(still: Still, signal: AbortSignal): Promise<void> {
  const drawing = await readPoster(still);
  const { picture } = still;
  const moving = drawing?.querySelector<SVGGElement>('[data-gait]');
  const motion = motions[moving?.dataset.gait as keyof typeof motions];
  if (!drawing || !moving || !motion || signal.aborted || !picture.isConnected) return;
  lay(drawing, picture);
  const { keyframes, origin = '50% 50%', easing = 'linear' } = motion;
  moving.style.transformBox = 'view-box';
  moving.style.transformOrigin = origin;
  const end = () => drawing.remove();
  signal.addEventListener('abort', end, { once: true });
  const animation = moving.animate(keyframes, { duration: lasts, easing });
  animation.onfinish = end;
}

function lay(drawing: SVGSVGElement, picture: HTMLImageElement | SVGSVGElement) {
  const { width } = picture.getBoundingClientRect();
  if (width < creditsFrom) drawing.querySelector('.credits')?.remove();
  const [left, top] =
    picture instanceof HTMLImageElement ? [picture.offsetLeft, picture.offsetTop] : [0, 0];
  Object.assign(drawing.style, {
    ...{ position: 'absolute', pointerEvents: 'none' },
    ...{ left: `${left}px`, top: `${top}px` },
    ...{ width: `${width}px`, height: `${picture.getBoundingClientRect().height}px` },
  });
  picture.after(drawing);
}

/** A picture that can move, and where its drawing is: a file of its own, or a symbol on a sheet (the timeline). */
type Still = { picture: HTMLImageElement | SVGSVGElement; address: string; symbol?: string };

/** The drawn poster of the card, the line or the wall that an element stands in; a photograph does not move. */
function findStill(target: Element): Still | undefined {
  const card = target.closest('.group, .wall-poster');
  const picture = card?.querySelector<HTMLImageElement | SVGSVGElement>(
    'img.poster[src^="/poster/"], .wall-poster > svg, :scope > svg:has(use)',
  );
  if (!picture) return undefined;
  if (picture instanceof HTMLImageElement) return { picture, address: picture.src };
  const href = picture.querySelector('use')?.getAttribute('href') ?? '';
  const [address = '', symbol] = href.split('#');
  return symbol ? { picture, address, symbol } : undefined;
}

/** The drawing as an element of the page: the same picture, of which a part can be moved. */
async function readPoster({ address, symbol }: Still): Promise<SVGSVGElement | undefined> {
  const answer = await fetch(address);
  if (!answer.ok) return undefined;
  // Its own style is for where it is a file; a page's policy forbids it even where it is only read.
  const text = (await answer.text()).replace(/<style>[^<]*<\/style>/g, '');
  const drawn = new DOMParser().parseFromString(text, 'image/svg+xml');
  const source = symbol ? drawn.getElementById(symbol) : drawn.documentElement;
  if (!source) return undefined;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('viewBox', source.getAttribute('viewBox') ?? '');
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  copy.setAttribute('aria-hidden', 'true');
  // So is its name.
  for (const part of source.children)
    if (part.nodeName !== 'title') copy.append(document.importNode(part, true));
  return copy;
}
