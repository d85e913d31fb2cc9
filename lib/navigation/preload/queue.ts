/** How many routes are preloaded at once (specification, section 9). */
const limit = 4;

/**
 * Preloads each path once, `limit` at a time. Of those that wait the last one goes first: it is what the
 * visitor means now.
 */
export function createPreloadQueue(start: (path: string) => Promise<void>, most = limit) {
  const known = new Set<string>();
  let waiting: string[] = [];
  let running = 0;

  function proceed(): void {
    while (running < most && waiting.length > 0) next();
  }

  function next(): void {
    const path = waiting.pop();
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

  return function add(path: string): void {
    if (known.has(path)) return;
    waiting = [...waiting.filter((other) => other !== path), path];
    proceed();
  };
}
