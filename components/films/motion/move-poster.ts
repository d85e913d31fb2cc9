import { lasts, motions } from './keyframes';
import { readPoster, type Still } from './read-poster';

/** Below that a poster is shown without its small type (lib/posters/print-sheet.ts), px. */
const creditsFrom = 200;

/**
 * Has a poster move once: over its picture lies the same drawing for as long as it does. Nothing of the page changes
 * its place. Returns how to end it.
 */
export async function movePoster(still: Still, signal: AbortSignal): Promise<void> {
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
