import { firstEntry, listEntries, listPanels } from './plyr-dom';

/**
 * Plyr lets every panel of the settings begin at the first entry it finds there, be it hidden. They begin
 * at what is chosen; the list of them, when one of them is left for it, at the entry of that one.
 */
export function beginMenus(container: HTMLElement): void {
  const [home, ...panels] = listPanels(container);
  if (!home) return;
  const visible = (panel: HTMLElement) => listEntries(panel).find(({ hidden }) => !hidden) ?? null;
  const checked = (entry: HTMLElement) => entry.getAttribute('aria-checked') === 'true';
  const left = () => panels.findIndex((panel) => panel.contains(document.activeElement));
  answer(home, () => listEntries(home)[left()] ?? visible(home));
  for (const panel of panels)
    answer(panel, () => listEntries(panel).find(checked) ?? visible(panel));
}

/** Plyr asks the panel itself; who focused another entry afterwards would have both of them said. */
function answer(panel: HTMLElement, find: () => HTMLElement | null) {
  panel.querySelector = (selector: string) =>
    selector === firstEntry ? find() : Element.prototype.querySelector.call(panel, selector);
}
