/** What Next's router has last written into a history entry. */
let written: unknown;

/**
 * Tells the address of each page that the router has put on the screen: Next says when a navigation starts, not when it
 * has arrived. But it writes the history exactly when it commits, also when history is walked, and marks what it writes
 * with `__NA`. It is told in a microtask: by then React has put the whole page in place and nothing is painted yet.
 */
export function onCommit(tell: (address: string) => void): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (data, unused, url) => {
      write(data, unused, url);
      // Without an address it is a note in the entry, not an arrival.
      if (!data?.__NA || !url) return;
      written = data;
      const address = new URL(url, location.href).href;
      queueMicrotask(() => tell(address));
    };
  }
}

/**
 * Makes the current history entry the router's. One that the browser made for `#…` knows nothing of it, and it would not
 * come back to it from another page. The first line makes it the router's, the second tells it so.
 *
 * @param clean leaves out what belongs to another entry
 */
export function claimEntry(clean: (state: unknown) => unknown): void {
  history.replaceState(clean(written), '');
  history.replaceState(null, '', location.href);
}

/**
 * Hands over each request for a payload that a navigation waits for, with the way to send it. One that is fetched ahead,
 * whole or in segments, may fail without a loss.
 */
export function interceptPayloads(
  answer: (send: (signal: AbortSignal) => Promise<Response>) => Promise<Response>,
): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    return headers.has('rsc') && !headers.has('next-router-prefetch')
      ? answer((signal) => send(input, { ...init, signal }))
      : send(input, init);
  };
}
