/** After this long without an advertisement there are none, in ms (specification, section 9). */
const safetyTimeout = 12_000;

export type SafetyTimer = { start: () => void; stop: () => void };

/** Starting it while it runs changes nothing: the film never waits longer than this in all. */
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
