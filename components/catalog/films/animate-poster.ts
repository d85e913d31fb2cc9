import { motionDuration, motions } from '@/lib/posters/motions';

/** A drawn poster and the URL of its drawing: its own file, or a symbol of a sheet (timeline). */
export type Still = { picture: HTMLImageElement | SVGSVGElement; address: string; symbol?: string };

/** Width in px below which a poster is shown without its credits (lib/posters/print-sheet.ts). */
const creditsFrom = 200;

/**
 * Animates a poster once, as an inline copy of the drawing over its picture. The layout does not change. Aborting
 * `signal` removes the copy. Does nothing if the visitor has asked for reduced motion while the drawing was fetched.
 */
export async function animatePoster(still: Still, signal: AbortSignal): Promise<void> {
  const drawing = await readPoster(still);
  const { picture } = still;
  const moving = drawing?.querySelector<SVGGElement>('[data-gait]');
  const motion = motions[moving?.dataset.gait as keyof typeof motions];
  if (!drawing || !moving || !motion || signal.aborted || !picture.isConnected) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // React discards server HTML that it does not recognise, and with it what a visitor has opened there.
  if (picture.closest('[data-dehydrated]')) return;
  placeOver(drawing, picture);
  const { keyframes, origin, easing } = motion;
  moving.style.transformBox = 'view-box';
  moving.style.transformOrigin = origin;
  const end = () => drawing.remove();
  signal.addEventListener('abort', end, { once: true });
  const animation = moving.animate(keyframes, { duration: motionDuration, easing });
  animation.onfinish = end;
}

function placeOver(drawing: SVGSVGElement, picture: HTMLImageElement | SVGSVGElement) {
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

/** Fetches the drawing as an inline SVG element, so that a part of it can be animated. */
async function readPoster({ address, symbol }: Still): Promise<SVGSVGElement | undefined> {
  const answer = await fetch(address);
  if (!answer.ok) return undefined;
  // The drawing's `style` element is needed only in a standalone SVG file. It is removed before parsing, because the
  // page's CSP would report it even in a parsed document.
  const text = (await answer.text()).replace(/<style>[^<]*<\/style>/g, '');
  const drawn = new DOMParser().parseFromString(text, 'image/svg+xml');
  const source = symbol ? drawn.getElementById(symbol) : drawn.documentElement;
  if (!source) return undefined;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('viewBox', source.getAttribute('viewBox') ?? '');
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  copy.setAttribute('aria-hidden', 'true');
  // The `title` element, too, is needed only in a standalone file.
  for (const part of source.children)
    if (part.nodeName !== 'title') copy.append(document.importNode(part, true));
  return copy;
}
