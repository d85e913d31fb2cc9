import { loadingTimes } from './loading-times';

/**
 * The loading indicator at a moment; `since` is when the phase began, in milliseconds of any clock.
 * waiting: nothing is shown yet · running: the bar grows · failed: it is full, in the colour of
 * errors, for as long as the browser takes to load the page itself · full: arrived · fading.
 */
export type Loading =
  | { phase: 'idle' }
  | { phase: 'waiting' | 'running' | 'failed'; since: number }
  | { phase: 'full' | 'fading'; since: number; failed: boolean };

export const idle: Loading = { phase: 'idle' };

/** A navigation starts. One that follows another on the screen is shown at once. */
export function begin(loading: Loading, now: number): Loading {
  const shown = loading.phase === 'running' || loading.phase === 'failed';
  return { phase: shown ? 'running' : 'waiting', since: now };
}

/** The page is there: nothing is shown of one that was quick. */
export function finish(loading: Loading, now: number): Loading {
  if (loading.phase !== 'running' && loading.phase !== 'failed') return idle;
  return { phase: 'full', since: now, failed: loading.phase === 'failed' };
}

/** The page could not be had: shown at once. */
export function fail(now: number): Loading {
  return { phase: 'failed', since: now };
}

/** What time alone makes of it. */
export function advance(loading: Loading, now: number): Loading {
  const end = endOf(loading);
  if (end === undefined || now < end) return loading;
  return advance(following(loading, end), now);
}

/** When the phase ends by itself; undefined where it waits for the page. */
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
