import type { HoverAnimation } from '@/lib/posters/hover-animations';

type Motion = { keyframes: Keyframe[]; origin?: string; easing?: string };

/** Duration of an animation in ms. It runs again when the pointer or the focus returns to the poster. */
const motionDuration = 2000;

const still = { transform: 'none' };
const past = (axis: 'X' | 'Y', way: 1 | -1): Keyframe[] => [
  { ...still, easing: 'ease-in' },
  { transform: `translate${axis}(${way * 100}%)`, offset: 0.5, easing: 'step-end' },
  { transform: `translate${axis}(${way * -100}%)`, offset: 0.501, easing: 'ease-out' },
  still,
];
const through = (...transforms: string[]): Keyframe[] => [
  still,
  ...transforms.map((transform) => ({ transform })),
  still,
];

/** Each animation starts and ends in the poster's resting state. Percentages refer to the drawing's view box. */
const motions: Record<HoverAnimation, Motion> = {
  climb: { keyframes: through('translate(5%, -12%)'), easing: 'steps(8)' },
  fall: { keyframes: past('Y', 1) },
  flicker: {
    keyframes: through('scaleY(1.07)', 'scaleY(0.96)', 'scaleY(1.05)', 'scaleY(0.98)'),
    origin: '50% 100%',
  },
  float: {
    keyframes: through('translate(3%, -4%) rotate(3deg)', 'translate(-3%, 2%) rotate(-3deg)'),
    easing: 'ease-in-out',
  },
  loom: { keyframes: through('scale(1.16)'), easing: 'ease-in-out' },
  pass: { keyframes: past('X', -1) },
  rise: {
    keyframes: [
      { ...still, easing: 'ease-in' },
      { transform: 'translateY(70%)', offset: 0.35, easing: 'ease-out' },
      still,
    ],
  },
  shake: {
    keyframes: through(
      ...['2%', '-2%', '2%', '-2%', '1%', '-1%'].map(
        (by) => `translateX(${by}) rotate(${by === '2%' ? 1 : -1}deg)`,
      ),
    ),
  },
  swing: {
    keyframes: through('rotate(8deg)', 'rotate(-7deg)', 'rotate(5deg)', 'rotate(-3deg)'),
    origin: '50% 0',
    easing: 'ease-in-out',
  },
  turn: {
    keyframes: [{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }],
    easing: 'ease-in-out',
  },
};

/** Width in px below which a poster is shown without its credits (lib/posters/print-sheet.ts). */
const creditsFrom = 200;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates a drawn poster once, for two seconds, when it gets the pointer or the focus. Does nothing under
 * `prefers-reduced-motion`. Returns a function that detaches it.
 */
export function attachPosterMotion(): () => void {
  let reached: Still['picture'] | undefined;
  let last = new AbortController();
  const reach = (event: Event) => {
    // Ignore touch: a finger on a poster may only be scrolling.
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    const still = event.target instanceof Element ? findStill(event.target) : undefined;
    if (still?.picture === reached) return;
    reached = still?.picture;
    if (!still || prefersReducedMotion()) return;
    last.abort();
    last = new AbortController();
    // If the poster cannot be fetched, it is not animated.
    animatePoster(still, last.signal).catch(() => {});
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
 * Animates a poster once, as an inline copy of the drawing over its picture. The layout does not change. Aborting
 * `signal` removes the copy.
 */
async function animatePoster(still: Still, signal: AbortSignal): Promise<void> {
  const drawing = await readPoster(still);
  const { picture } = still;
  const moving = drawing?.querySelector<SVGGElement>('[data-gait]');
  const motion = motions[moving?.dataset.gait as keyof typeof motions];
  if (!drawing || !moving || !motion || signal.aborted || !picture.isConnected) return;
  placeOver(drawing, picture);
  const { keyframes, origin = '50% 50%', easing = 'linear' } = motion;
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

/** A drawn poster and the URL of its drawing: its own file, or a symbol of a sheet (timeline). */
type Still = { picture: HTMLImageElement | SVGSVGElement; address: string; symbol?: string };

/** The drawn poster of the card, list row or wall tile that contains the element. Photographs are not animated. */
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
