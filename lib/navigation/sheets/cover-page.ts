import { beforeRouter, sheetKey as key } from './before-router';

/** Windows in which popovers, dialogs and the player's menus cover the page (`max-lg` in the style sheets). */
const narrow = '(width < 64rem)';

/** Something that covers the page: a popover, a dialog, the lightbox. */
type Sheet = { isOpen: () => boolean; close: () => void };

/** The open sheets, the topmost last. */
let sheets: Sheet[] = [];
/** The page's address while the current history entry belongs to the sheets. */
let coveredAddress: string | undefined;
/** Whether the sheets' entry is being removed, because the last sheet was closed by other means than Back. */
let isRemoving = false;
let isNavigating = () => false;

const isSheetEntry = (state: unknown) => Boolean((state as Record<string, unknown> | null)?.[key]);

/**
 * Registers an open sheet. Back then closes it instead of leaving the page, because the sheets share a history
 * entry with the page's address. Call the returned function when the sheet has closed.
 */
export function coverPage(sheet: Sheet): () => void {
  sheets.push(sheet);
  addEntry();
  return () => {
    sheets = sheets.filter((other) => other !== sheet);
    removeEntry();
  };
}

/** Like `coverPage`, for sheets that cover the page only in narrow windows: in wide ones Back leaves the page. */
export function coverNarrowPage(sheet: Sheet): () => void {
  return matchMedia(narrow).matches ? coverPage(sheet) : () => {};
}

/**
 * Watches the history. If the sheets' entry is current, a pushed entry replaces it, so that Back from the new
 * entry leads to the page. A choice made in an open sheet thus gets its entry below that of the sheet.
 * @param hasTransition whether the router is about to show another page
 */
export function watchSheetEntries(hasTransition: () => boolean): void {
  isNavigating = hasTransition;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state, unused, url) => {
    if (!url) return push(state, unused);
    (isSheetEntry(history.state) ? replace : push)(state, unused, url);
    renewEntry();
  };
  history.replaceState = (state, unused, url) => {
    const isOwn =
      url && isSheetEntry(history.state) && new URL(url, location.href).href === location.href;
    replace(isOwn ? { ...state, [key]: true } : state, unused, url);
    if (url) renewEntry();
    // If a link in a sheet leads to the page itself, the router replaces the sheets' entry instead of pushing
    // one. The entry is removed after the navigation has ended.
    if (isOwn) queueMicrotask(removeEntry);
  };
  // Called before the router, which need not know of entries of the same page.
  beforeRouter.onPopstate = leaveEntry;
  // A page that was loaded on the sheets' entry (reload, Back from another document) may have no open sheet.
  removeEntry();
}

/** Call it after the current entry has got another address. */
function renewEntry(): void {
  coveredAddress = undefined;
  addEntry();
}

function addEntry(): void {
  sheets = sheets.filter((sheet) => sheet.isOpen());
  if (sheets.length === 0) return;
  if (!isSheetEntry(history.state)) history.pushState({ ...history.state, [key]: true }, '');
  coveredAddress = location.href;
}

function removeEntry(): void {
  // The page that is about to be shown takes the entry's place.
  if (sheets.length > 0 || !isSheetEntry(history.state) || isNavigating()) return;
  isRemoving = true;
  coveredAddress = location.href;
  history.back();
}

/** Closes the topmost sheet after Back from its entry, and all sheets on the way to another page. */
function leaveEntry(event: PopStateEvent): void {
  // If the visitor presses Back while the entry is being removed, the browser merges the two steps and goes
  // back one entry further.
  const isSamePage = coveredAddress === location.href && !isSheetEntry(event.state);
  // The sheet has just been closed and its entry is about to be removed, so this Back is meant for the page.
  const isForPage = isSamePage && !isRemoving && !sheets.at(-1)?.isOpen();
  if (isForPage) history.back();
  const closing = isRemoving ? [] : sheets.splice(isSamePage ? -1 : 0);
  isRemoving = false;
  coveredAddress = undefined;
  for (const sheet of closing) sheet.close();
  if (!isSamePage) return;
  event.stopImmediatePropagation();
  addEntry();
}
