/** How many routes are preloaded at once (specification, section 9). */
const limit = 4;

/** Preloads each path once, `limit` at a time; an urgent one goes before those that wait. */
export function createPreloadQueue(start: (path: string) => Promise<void>, most = limit) {
  const known = new Set<string>();
  let waiting: string[] = [];
  let running = 0;

  function proceed(): void {
    while (running < most) {
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
  }

  return function add(path: string, isUrgent = false): void {
    if (known.has(path) || (!isUrgent && waiting.includes(path))) return;
    const others = waiting.filter((other) => other !== path);
    waiting = isUrgent ? [path, ...others] : [...others, path];
    proceed();
  };
}
