/** The last history state that Next's router has written. */
let lastState: unknown;

/**
 * Reports the address of each page that the router has committed. Next reports the start of a navigation, but not its
 * end. Next writes the history exactly on commit, also for back and forward, and marks the history state with `__NA`.
 * The callback runs in a microtask: React has updated the DOM by then, and nothing is painted yet.
 */
export function onCommit(listener: (address: string) => void): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (data, unused, url) => {
      write(data, unused, url);
      // Without a URL only the state changes: no navigation.
      if (!data?.__NA || !url) return;
      lastState = data;
      const address = new URL(url, location.href).href;
      queueMicrotask(() => listener(address));
    };
  }
}

/**
 * Turns the current history entry into an entry of the router. An entry that the browser has created for `#…` has no
 * router state, so the router would not return to it from another page. The first call sets the state, the second
 * notifies the router.
 *
 * @param clean removes data of another entry from the state
 */
export function claimEntry(clean: (state: unknown) => unknown): void {
  history.replaceState(clean(lastState), '');
  history.replaceState(null, '', location.href);
}

/**
 * Intercepts `fetch` for payloads that a navigation waits for. Prefetches, of pages or segments, are not intercepted:
 * their failure has no consequence.
 */
export function interceptPayloads(
  respond: (send: (signal: AbortSignal) => Promise<Response>) => Promise<Response>,
): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    return headers.has('rsc') && !headers.has('next-router-prefetch')
      ? respond((signal) => send(input, { ...init, signal }))
      : send(input, init);
  };
}
