declare global {
  /** Set when the page's scripts have started (`instrumentation-client.ts`). */
  var bobineStarted: true | undefined;
}

/**
 * Shows a page whose scripts cannot be loaded as browsers show it without scripting: with the contents of its `<noscript>`
 * elements, such as the film with the browser's own controls (`noscript` in app/globals.css).
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
      // `load` may come before the scripts: those that can be loaded get the time to run, and `recoverChunks` to reload.
      const showLater = () => setTimeout(show, 2000);
      if (document.readyState === 'complete') showLater();
      else addEventListener('load', showLater);
    },
    true,
  );
}
