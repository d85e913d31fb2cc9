/** How many routes are preloaded at once (specification, section 9). */
const limit = 4;
/** Milliseconds after which it is looked again whether the visitor is still being served. */
const pause = 1000;

/** Whether something has been pressed in the last seconds: what that asks for goes before what may be next. */
function isServing(): boolean {
  return navigator.userActivation?.isActive === true;
}

/** Preloads each path once, `limit` at a time; an urgent one goes before those that wait, and waits for nobody. */
export function createPreloadQueue(start: (path: string) => Promise<void>, most = limit) {
  const known = new Set<string>();
  let waiting: string[] = [];
  let running = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  function proceed(): void {
    clearTimeout(later);
    if (waiting.length > 0 && isServing()) later = setTimeout(proceed, pause);
    else while (running < most && waiting.length > 0) next();
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

  return function add(path: string, isUrgent = false): void {
    if (known.has(path) || (!isUrgent && waiting.includes(path))) return;
    const others = waiting.filter((other) => other !== path);
    waiting = isUrgent ? [path, ...others] : [...others, path];
    if (isUrgent && running < most) next();
    proceed();
  };
}
