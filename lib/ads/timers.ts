/** Stall timeout of an ad in ms. */
const stallTimeout = 12_000;
/** Check interval in ms. */
const interval = 1000;

export type Watchdog = { start: () => void; stop: () => void };

type Watched = {
  /** Seconds that the ad has run. The ad counts as stalled while this time is unknown. */
  elapsed: () => number;
  /** Whether the visitor has paused the ad. */
  paused: () => boolean;
  onStall: () => void;
};

/** Watches a running ad: an ad that has started may still stall. */
export function createWatchdog({ elapsed, paused, onStall }: Watched): Watchdog {
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => clearInterval(timer);
  return {
    stop,
    start() {
      stop();
      let lastChange = Date.now();
      let last = Number.NaN;
      timer = setInterval(() => {
        const now = readSafely(elapsed);
        if (now !== last || paused()) lastChange = Date.now();
        last = now;
        if (Date.now() - lastChange < stallTimeout) return;
        stop();
        onStall();
      }, interval);
    },
  };
}

function readSafely(read: () => number): number {
  try {
    return read() || 0;
  } catch {
    return 0;
  }
}

/** Maximum wait for an ad, in ms. */
const safetyTimeout = 12_000;

export type SafetyTimer = { start: () => void; stop: () => void };

/**
 * `start()` has no effect while the timer runs, so that consecutive steps (request, load, start) do
 * not extend the wait.
 */
export function createSafetyTimer(onTimeout: () => void): SafetyTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      timer ??= setTimeout(() => {
        timer = undefined;
        onTimeout();
      }, safetyTimeout);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
