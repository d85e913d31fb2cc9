import { movePoster } from './move-poster';
import { findStill, type Still } from './read-poster';

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
