/** Key in the state of the history entry that open sheets share (`cover-page.ts`). */
export const sheetKey = 'sheet';

/** `onPopstate` may stop the event. Set by a script that is loaded later (`cover-page.ts`). */
export const beforeRouter: { onPopstate?: (event: PopStateEvent) => void } = {};

/**
 * Listens to `popstate` before the router and all other listeners of this site. Chromium has no capture phase
 * for events of the window, so listeners are called in the order in which they were added.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => beforeRouter.onPopstate?.(event));
}
