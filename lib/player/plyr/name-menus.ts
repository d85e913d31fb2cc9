import { findHeading, findMenu, listPanels } from './plyr-dom';

/** A menu without a name is said as 'menu' alone: each is called what stands above it, the first as its button. */
export function nameMenus(container: HTMLElement, settings: string): void {
  for (const panel of listPanels(container))
    findMenu(panel)?.setAttribute('aria-label', findHeading(panel)?.textContent ?? settings);
}
