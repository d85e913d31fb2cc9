import { coverNarrowPage, watchSheetEntries } from './cover-page';

const openSheet = ':popover-open, dialog:modal';

/**
 * Back closes the topmost popover or dialog that covers the page, as it does in an app. In wide windows Back
 * leaves the page, and all popovers and dialogs close.
 * @param hasTransition whether the router is about to show another page
 */
export function watchSheets(hasTransition: () => boolean): void {
  const releases = new WeakMap<HTMLElement, () => void>();
  const update = (sheet: HTMLElement) => {
    const isOpen = () => sheet.matches(openSheet);
    const release = releases.get(sheet);
    if (isOpen() && !release)
      releases.set(sheet, coverNarrowPage({ isOpen, close: () => hide(sheet) }));
    if (isOpen()) return;
    releases.delete(sheet);
    release?.();
  };
  // Popovers and dialogs open without a script, so some may be open already.
  listOpen().forEach(update);
  watchSheetEntries(hasTransition);
  // `toggle` does not bubble, hence the capture.
  document.addEventListener('toggle', ({ target }) => update(target as HTMLElement), true);
  addEventListener('popstate', () => listOpen().forEach(hide));
}

function listOpen(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(openSheet)];
}

function hide(sheet: HTMLElement): void {
  if (sheet instanceof HTMLDialogElement) sheet.close();
  else sheet.hidePopover();
}
