/** Times of the loading indicator in milliseconds. */
export const loadingTimes = {
  /** Assumed loading time, which sets the speed of the bar. */
  duration: 2000,
  /** Faster navigations, such as preloaded ones, show no indicator. */
  throttle: 200,
  /** Time during which the full bar is shown. */
  hideDelay: 500,
  /** Duration of the fade-out. */
  resetDelay: 400,
};

export type IndicatorState = {
  /** Integer from 0 to 100. */
  progress: number;
  failed: boolean;
  fading: boolean;
};

/** State of the indicator to display; `undefined` if it is hidden. */
export function indicatorState(loading: Loading, now: number): IndicatorState | undefined {
  switch (loading.phase) {
    case 'idle':
    case 'waiting':
      return undefined;
    case 'running':
      return { progress: estimate(now - loading.since), failed: false, fading: false };
    case 'failed':
      return { progress: 100, failed: true, fading: false };
    case 'full':
    case 'fading':
      return { progress: 100, failed: loading.failed, fading: loading.phase === 'fading' };
    default:
      return loading satisfies never;
  }
}

/** Estimated progress: 50 after half of the duration, 70 after all of it, never 100. */
function estimate(elapsed: number): number {
  return Math.floor((200 / Math.PI) * Math.atan((2 * elapsed) / loadingTimes.duration));
}

/**
 * State of the loading indicator; `since` is the start of the phase, in milliseconds of any clock. `waiting`: not
 * shown yet. `running`: the bar grows. `failed`: a full bar in the error colour, while the browser loads the
 * document. `full`: a full bar, because the page has arrived. `fading`: the bar fades out.
 */
export type Loading =
  | { phase: 'idle' }
  | { phase: 'waiting' | 'running' | 'failed'; since: number }
  | { phase: 'full' | 'fading'; since: number; failed: boolean };

export const idle: Loading = { phase: 'idle' };

/** A navigation starts. A growing or failed bar restarts at once; else the indicator waits. */
export function begin(loading: Loading, now: number): Loading {
  const isVisible = loading.phase === 'running' || loading.phase === 'failed';
  return { phase: isVisible ? 'running' : 'waiting', since: now };
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
