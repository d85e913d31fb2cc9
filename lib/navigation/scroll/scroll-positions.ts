import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { sheetKey } from '../sheets/before-router';
import { findHashTarget } from './hash-target';

const key = 'scrollTop';

/** The scroll position stored in a history state, in px from the top. */
export function readScrollPosition(state: unknown): number | undefined {
  const top = (state as Record<string, unknown> | null)?.[key];
  return typeof top === 'number' ? top : undefined;
}

/** A history state with the scroll position. Other data in it stays. */
export function withScrollPosition(state: unknown, top: number): Record<string, unknown> {
  return { ...(state as object | null), [key]: top };
}

/** A history state without the scroll position and the mark of open sheets (`cover-page.ts`), for a new entry. */
export function withoutOwnData(state: unknown): unknown {
  if (!state) return state;
  const { [key]: _, [sheetKey]: __, ...rest } = state as Record<string, unknown>;
  return rest;
}

/** Milliseconds after the last scroll event before the position is stored: Safari allows 100 state changes in 30 s. */
const pause = 150;

/**
 * Restores the scroll position on back and forward. The browser restores it too early, while a page that must be
 * requested again still shows the old content. So the position is stored in the history state, which survives a reload,
 * and applied once the page is rendered. Document loads are left to the browser, with one exception
 * (`restoreOnLoad`).
 */
export function restoreScrollPositions() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let targetPosition: number | undefined;
  let isTraversing = false;
  let stopScrolling = () => {};

  function storePosition() {
    clearTimeout(timer);
    // During back and forward, the history entry already belongs to the next page, while the screen still shows the
    // previous one.
    if (!isTraversing && history.state)
      history.replaceState(withScrollPosition(history.state, scrollY), '');
  }
  function finishNavigation() {
    if (isTraversing) stopScrolling = scrollToPosition(targetPosition);
    isTraversing = false;
    storePosition();
  }

  restoreOnLoad();
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    storePosition();
    history.scrollRestoration = 'auto';
  });
  addEventListener('popstate', ({ state }) => {
    if (!state) return;
    clearTimeout(timer);
    stopScrolling();
    isTraversing = true;
    targetPosition = readScrollPosition(state);
  });
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(storePosition, pause);
  });
  listenToTransitions(({ type, kind }) => {
    if (type === 'finished') finishNavigation();
    if (type === 'started' && kind !== 'traverse') {
      // Otherwise a remaining scroll attempt could scroll the next page.
      stopScrolling();
      storePosition();
      isTraversing = false;
    }
  });
}

/**
 * Restores the position of a document that is loaded on a history entry which a soft navigation has left. The browser
 * does not restore it.
 */
function restoreOnLoad() {
  const position = readScrollPosition(history.state);
  if (history.scrollRestoration === 'auto' || position === undefined) return;
  if (document.readyState !== 'loading') scrollToPosition(position);
  else addEventListener('DOMContentLoaded', () => scrollToPosition(position));
}

/** Number of scroll attempts, one per frame. */
const frames = 6;

/**
 * Scrolls at once and in the next frames. If a smooth scroll was running, the browser adds the remaining distance of
 * that scroll to the position, on a busy machine several frames later. Returns a function that cancels the remaining
 * attempts.
 */
function scrollToPosition(position: number | undefined): () => void {
  const target = position === undefined && findHashTarget(location.hash);
  let framesLeft = frames;
  let frame = 0;
  const tryScroll = () => {
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: position ?? 0, behavior: 'instant' });
    framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(tryScroll);
  };
  tryScroll();
  return () => cancelAnimationFrame(frame);
}
