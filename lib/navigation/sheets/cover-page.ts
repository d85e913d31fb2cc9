import { beforeRouter, sheetKey as key } from './before-router';

/** Windows in which popovers, dialogs and the player's menus cover the page (`max-lg` in the style sheets). */
const narrow = '(width < 64rem)';

/** Something that covers the page: a popover, a dialog, the lightbox. */
type Sheet = { isOpen: () => boolean; close: () => void };

/** The open sheets, the topmost last. */
let sheets: Sheet[] = [];
/** The page's address, while the current history entry is that of the sheets. */
let coveredAddress: string | undefined;
/** Whether the entry is being removed, because its sheet was closed by other means than Back. */
let isRemoving = false;
let isNavigating = () => false;

const isSheetEntry = (state: unknown) => Boolean((state as Record<string, unknown> | null)?.[key]);

/**
 * Registers an open sheet, which Back then closes in place of leaving the page: the sheets have a history entry with
 * the page's address. Call the returned function when the sheet has closed.
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
 * Watches the history. What is pushed while the sheets' entry is the current one takes its place, so that Back from
 * there leads to the page, and a choice in an open sheet has an entry below that of the sheet.
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
    // A link in a sheet led to the page itself: the router replaces the entry and pushes none. The navigation
    // ends first.
    if (isOwn) queueMicrotask(removeEntry);
  };
  // The router need not know of an entry of the same page.
  beforeRouter.onPopstate = leaveEntry;
  // A page that was loaded on the sheets' entry (reload, Back from another document) may have none open.
  removeEntry();
}

/** After the current entry has got another page's address. */
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
  // Its sheet has just been closed, and its entry would be removed next: this Back is for the page.
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
