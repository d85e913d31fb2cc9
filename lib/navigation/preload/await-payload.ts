/** A route is asked for in two parts: its tree, then its page. */
const parts = 2;
/** Milliseconds after which a route makes room for the next: the router had some of it already. */
const patience = 3000;

/** Resolves when the router has what it asked for of a path; it gives no sign of its own. */
export function awaitPayload(path: string): Promise<void> {
  return new Promise((resolve) => {
    let left = parts;
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        const { pathname, search } = new URL(name);
        if (pathname === path && search.includes('_rsc')) left -= 1;
      }
      if (left <= 0) finish();
    });
    const timer = setTimeout(finish, patience);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe({ type: 'resource' });
  });
}
