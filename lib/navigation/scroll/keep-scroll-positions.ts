import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { findTarget } from './hash-target';
import { readScrollPosition, withScrollPosition } from './scroll-position';

/** Milliseconds after the last scroll event before the position is stored: Safari allows 100 state changes in 30 s. */
const pause = 150;

/**
 * Restores the scroll position on back and forward. The browser restores it too early, while a page that must be
 * requested again still shows the old content. So the position is stored in the history state, which survives a reload,
 * and applied once the page is rendered. Document loads are left to the browser.
 */
export function keepScrollPositions() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: number | undefined;
  let walking = false;

  function note() {
    clearTimeout(timer);
    // During back and forward the history entry is already the next page's, the screen still shows the previous one.
    if (!walking && history.state)
      history.replaceState(withScrollPosition(history.state, scrollY), '');
  }
  function arrive() {
    if (walking) scrollToPosition(wanted);
    walking = false;
    note();
  }

  returnToPosition();
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    note();
    history.scrollRestoration = 'auto';
  });
  addEventListener('popstate', ({ state }) => {
    if (!state) return;
    clearTimeout(timer);
    walking = true;
    wanted = readScrollPosition(state);
  });
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(note, pause);
  });
  listenToTransitions(({ type, kind }) => {
    if (type === 'finished') arrive();
    if (type === 'started' && kind !== 'traverse') {
      note();
      walking = false;
    }
  });
}

/** Restores the position of a document loaded on an entry that was left inside the app; the browser does not. */
function returnToPosition() {
  const position = readScrollPosition(history.state);
  if (history.scrollRestoration === 'auto' || position === undefined) return;
  if (document.readyState !== 'loading') scrollToPosition(position);
  else addEventListener('DOMContentLoaded', () => scrollToPosition(position));
}

/** Number of scroll attempts, one per frame. */
const frames = 6;

/**
 * Scrolls at once and in the next frames. If a smooth scroll was running, the browser adds its unreported rest to the
 * position, on a busy machine several frames later.
 */
function scrollToPosition(position: number | undefined) {
  const target = position === undefined && findTarget(location.hash);
  let left = frames;
  const go = () => {
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: position ?? 0, behavior: 'instant' });
    left -= 1;
    if (left > 0) requestAnimationFrame(go);
  };
  go();
}
