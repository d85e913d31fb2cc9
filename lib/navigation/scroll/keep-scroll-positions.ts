import { listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { findTarget } from './hash-target';
import { readPlace, withPlace } from './place';

/** Milliseconds without scrolling after which the place is noted: Safari takes 100 notes in 30 s. */
const pause = 150;

/**
 * Back and forward restore the place. The browser does it too early, while a page that must be asked
 * for again is still the old one; so the place lies in the history entry itself, where it outlives a
 * reload, and is taken up when the page stands. Loading a document is left to the browser.
 */
export function keepPlaces() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: number | undefined;
  let walking = false;

  function note() {
    clearTimeout(timer);
    // While history is walked, the entry is already the next page's and the screen still the last one's.
    if (!walking && history.state) history.replaceState(withPlace(history.state, scrollY), '');
  }
  function arrive() {
    if (walking) scrollToPlace(wanted);
    walking = false;
    note();
  }

  returnToPlace();
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
    wanted = readPlace(state);
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(note, pause);
    },
    { passive: true },
  );
  listenToTransitions(({ type, kind }) => {
    if (type === 'finished') arrive();
    if (type === 'started' && kind !== 'traverse') {
      note();
      walking = false;
    }
  });
}

/** A document that is opened on an entry that was left inside the app: the browser leaves it alone. */
function returnToPlace() {
  const place = readPlace(history.state);
  if (history.scrollRestoration === 'auto' || place === undefined) return;
  if (document.readyState !== 'loading') scrollToPlace(place);
  else addEventListener('DOMContentLoaded', () => scrollToPlace(place), { once: true });
}

function scrollToPlace(place: number | undefined) {
  const target = place === undefined ? findTarget(location.hash) : undefined;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: place ?? 0, behavior: 'instant' });
}
