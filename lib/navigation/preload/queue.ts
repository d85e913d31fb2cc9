/** How many routes are preloaded at once (specification, section 9). */
const limit = 4;
/** For so long what a visitor has pressed has the line and the processor for itself (ms). */
const rest = 2000;

/**
 * Preloads each path once, `limit` at a time; an urgent one goes before those that wait, and waits for nobody.
 * After `pause` nothing else is begun for a while.
 */
export function createPreloadQueue(start: (path: string) => Promise<void>, most = limit) {
  const known = new Set<string>();
  let waiting: string[] = [];
  let running = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function proceed(): void {
    while (!resting && running < most && waiting.length > 0) next();
  }

  function next(): void {
    const path = waiting.shift();
    if (path === undefined) return;
    known.add(path);
    running += 1;
    start(path)
      .catch(() => {})
      .finally(() => {
        running -= 1;
        proceed();
      });
  }

  function add(path: string, isUrgent = false): void {
    if (known.has(path) || (!isUrgent && waiting.includes(path))) return;
    const others = waiting.filter((other) => other !== path);
    waiting = isUrgent ? [path, ...others] : [...others, path];
    if (isUrgent && running < most) next();
    proceed();
  }

  function pause(): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      proceed();
    }, rest);
  }
  return { add, pause };
}
