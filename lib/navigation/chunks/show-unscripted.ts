declare global {
  /** Set when the page's scripts have started (`instrumentation-client.ts`). */
  var bobineStarted: true | undefined;
}

/**
 * If the scripts cannot be loaded, shows the page as a browser without scripting does: with the contents of its
 * `<noscript>` elements, such as the film with the browser's own controls (`noscript` in app/globals.css).
 *
 * Runs inline like `recoverChunks`, so it must be self-contained.
 *
 * @param folder address prefix of the scripts
 */
export function showUnscripted(folder: string): void {
  function show(): void {
    if (window.bobineStarted) return;
    document.documentElement.dataset.unscripted = '';
    for (const part of document.querySelectorAll('noscript')) {
      const shown = document.createElement('div');
      shown.innerHTML = part.textContent ?? '';
      part.replaceWith(shown);
    }
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target as HTMLScriptElement).src?.includes(folder)) return;
      // The `load` event may fire before the scripts run. The delay gives them time to start, and
      // `recoverChunks` time to reload the page.
      const showLater = () => setTimeout(show, 2000);
      if (document.readyState === 'complete') showLater();
      else addEventListener('load', showLater);
    },
    true,
  );
}
