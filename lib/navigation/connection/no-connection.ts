/** Handlers for a missing connection (`createConnectionHandlers`). */
export type ConnectionHandlers = {
  /** Shows a message if the site is unreachable. Resolves to whether it did, so that the page stays. */
  report: () => Promise<boolean>;
  /** Waits until the site is reachable. Resolves to whether the site was unreachable. */
  waitUntilOnline: () => Promise<boolean>;
};

let handlers: ConnectionHandlers | undefined;

/** Sets the handlers after the page has loaded, so that they do not delay a first visit. */
export function setConnectionHandlers(newHandlers: ConnectionHandlers | undefined): void {
  handlers = newHandlers;
}

/**
 * Shows a message if the site is unreachable. Without handlers it resolves to `false`, and the browser shows
 * its own offline page.
 */
export const reportIfOffline = async () => handlers?.report() ?? false;

/** Loads a page as a document. Without a connection the page stays and shows a message. */
export async function openPage(address: string): Promise<void> {
  if (!(await reportIfOffline())) loadPage(address);
}

/** Loads a document, also if its address is the current one (reload, or after back and forward). */
export function loadPage(address: string): void {
  if (address === location.href) location.reload();
  else location.assign(address);
}

/**
 * Loads a lazy component (`lazy`). Without a connection it waits for one, because a rejected lazy component
 * replaces the whole page with the error page. Beside an open film the component stays missing instead, since
 * the error page would interrupt the film.
 *
 * @throws the error of `load` if the site is reachable
 */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await handlers?.waitUntilOnline()) return loadWhenOnline(load);
    // A film is open, in our player or with the browser's own controls.
    if (document.querySelector('[data-player-state],[controls]')) return new Promise(() => {});
    throw error;
  }
}
