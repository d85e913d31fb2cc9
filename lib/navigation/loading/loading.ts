import { loadingTimes } from './loading-times';

/**
 * State of the loading indicator; `since` is the start of the phase, in milliseconds of any clock. waiting: not shown
 * yet · running: the bar grows · failed: full, in the error colour, while the browser loads the document · full: arrived
 * · fading.
 */
export type Loading =
  | { phase: 'idle' }
  | { phase: 'waiting' | 'running' | 'failed'; since: number }
  | { phase: 'full' | 'fading'; since: number; failed: boolean };

export const idle: Loading = { phase: 'idle' };

/** A navigation starts. If the indicator is visible, it restarts without delay. */
export function begin(loading: Loading, now: number): Loading {
  const shown = loading.phase === 'running' || loading.phase === 'failed';
  return { phase: shown ? 'running' : 'waiting', since: now };
}

/** The page has arrived. A quick navigation shows nothing. */
export function finish(loading: Loading, now: number): Loading {
  if (loading.phase !== 'running' && loading.phase !== 'failed') return idle;
  return { phase: 'full', since: now, failed: loading.phase === 'failed' };
}

/** The page could not be loaded. Shown at once. */
export function fail(now: number): Loading {
  return { phase: 'failed', since: now };
}

/** Applies the phase changes that are due at `now`. */
export function advance(loading: Loading, now: number): Loading {
  const end = endOf(loading);
  if (end === undefined || now < end) return loading;
  return advance(following(loading, end), now);
}

/** When the phase ends by itself; `undefined` if it waits for the page. */
export function endOf(loading: Loading): number | undefined {
  if (loading.phase === 'waiting') return loading.since + loadingTimes.throttle;
  if (loading.phase === 'full') return loading.since + loadingTimes.hideDelay;
  if (loading.phase === 'fading') return loading.since + loadingTimes.resetDelay;
  return undefined;
}

function following(loading: Loading, since: number): Loading {
  if (loading.phase === 'waiting') return { phase: 'running', since };
  if (loading.phase === 'full') return { ...loading, phase: 'fading', since };
  return idle;
}
