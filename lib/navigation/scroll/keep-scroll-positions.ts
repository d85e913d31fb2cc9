import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { findTarget } from './hash-target';
import { readScrollPosition, withScrollPosition } from './scroll-position';

/** Milliseconds without scrolling after which the scroll position is noted: Safari takes 100 notes in 30 s. */
const pause = 150;

/**
 * Back and forward restore the scroll position. The browser does it too early, while a page that must be asked
 * for again is still the old one; so the position lies in the history entry itself, where it outlives a
 * reload, and is taken up when the page stands. Loading a document is left to the browser.
 */
export function keepScrollPositions() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: number | undefined;
  let walking = false;

  function note() {
    clearTimeout(timer);
    // While history is walked, the entry is already the next page's and the screen still the last one's.
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

/** A document that is opened on an entry that was left inside the app: the browser leaves it alone. */
function returnToPosition() {
  const position = readScrollPosition(history.state);
  if (history.scrollRestoration === 'auto' || position === undefined) return;
  if (document.readyState !== 'loading') scrollToPosition(position);
  else addEventListener('DOMContentLoaded', () => scrollToPosition(position));
}

/** How often a place is gone to, a frame each. */
const frames = 6;

/**
 * Goes there at once, and again in the next frames: where a smooth scroll was still running, the browser adds to the
 * place what it had not reported of it yet, on a busy machine some frames later.
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
