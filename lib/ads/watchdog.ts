/** An advertisement that stands still for this long has failed, in ms (specification, section 9). */
const patience = 12_000;
/** How often it is looked at, in ms. */
const interval = 1000;

export type Watchdog = { start: () => void; stop: () => void };

type Watched = {
  /** Seconds the advertisement has run. Whoever cannot say counts as standing still. */
  elapsed: () => number;
  /** Whether it stands by the visitor's wish. */
  paused: () => boolean;
  onStill: () => void;
};

/** Watches an advertisement from its start on: that it has begun does not mean that it goes on. */
export function createWatchdog({ elapsed, paused, onStill }: Watched): Watchdog {
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => clearInterval(timer);
  return {
    stop,
    start() {
      stop();
      let moved = Date.now();
      let last = Number.NaN;
      timer = setInterval(() => {
        const now = readSafely(elapsed);
        if (now !== last || paused()) moved = Date.now();
        last = now;
        if (Date.now() - moved < patience) return;
        stop();
        onStill();
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
