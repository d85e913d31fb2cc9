/** Interval of the check (ms). */
const pause = 500;

/**
 * Calls `onGone` when the parent process has ended. npm exits on a signal without forwarding it to its child (seen
 * with npm 10), and so does a shell between them.
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    onGone();
  }, pause);
  watching.unref();
}
