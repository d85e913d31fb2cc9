import { tellTransition } from './transitions';

let written: unknown;

/** What Next's router has last written into a history entry. */
export function routerState(): unknown {
  return written;
}

/**
 * Next says when a navigation starts, not when it has arrived. But it writes the history exactly
 * when it commits, also when history is walked, and marks what it writes with `__NA`. The listeners
 * are told in a microtask: by then React has put the whole page in place and nothing is painted yet.
 */
export function watchCommits() {
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (data, unused, url) => {
      write(data, unused, url);
      // Without an address it is a note in the entry, not an arrival.
      if (!data?.__NA || !url) return;
      written = data;
      const address = new URL(url, location.href).href;
      queueMicrotask(() => tellTransition({ type: 'commit', address }));
    };
  }
}
