/** How often the parent is looked for (ms). */
const pause = 500;

/**
 * Tells when the process that started this one is gone. npm ends on a signal without handing it to what it
 * runs (seen with npm 10), and a shell between them as well.
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
