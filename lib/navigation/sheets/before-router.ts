/** Key in the state of the history entry that open sheets share (`cover-page.ts`). */
export const sheetKey = 'sheet';

/** `onPopstate` may stop the event. Set later, by a script that is loaded later (`cover-page.ts`). */
export const beforeRouter: { onPopstate?: (event: PopStateEvent) => void } = {};

/**
 * Listens to `popstate` before the router and the others of this site. Events of the window have no capture phase in
 * Chromium: the first listener that is added is called first.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => beforeRouter.onPopstate?.(event));
}
