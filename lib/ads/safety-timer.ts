/** Maximum wait for an ad, in ms (specification, section 9). */
const safetyTimeout = 12_000;

export type SafetyTimer = { start: () => void; stop: () => void };

/** `start()` has no effect while the timer runs, so that the film never waits longer than this in total. */
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
