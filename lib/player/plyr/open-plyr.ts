import { setupMessages } from '@/lib/player/source/setup-messages';
import { isReady } from './is-ready';
import { loadPlyr } from './load-plyr';
import type { Plyr } from './plyr';
import {
  findContainer,
  findHeading,
  findMenu,
  findOpenSetting,
  firstEntry,
  isBarPointedAt,
  isPressed,
  listEntries,
  listPanels,
  listPressedButtons,
  setPressed,
} from './plyr-dom';
import { type PlyrSettings, plyrOptions } from './plyr-options';
import { walkMenus } from './walk-menus';

export type OpenPlyr = { player: Plyr; container: HTMLElement; close: () => void };

/** Plyr on `media`, which stands in the document; with the controls and names it does not give itself. */
export async function openPlyr(
  root: HTMLElement,
  media: HTMLElement,
  settings: PlyrSettings,
  signal: AbortSignal,
): Promise<OpenPlyr | undefined> {
  const Player = await loadPlyr();
  if (signal.aborted) return undefined;
  copyWithoutSource(media);
  const player = new Player(media, plyrOptions(settings));
  const container = findContainer(root);
  if (!container) throw new Error(setupMessages.noSupport);
  // Plyr lets a film's error rise to the window, where it would be taken for the page's own.
  container.addEventListener('error', (event) => event.stopPropagation());
  const letGo = [keepControls(player, root), keepFocus(root), walkMenus(container)];
  await isReady(player, signal);
  nameButtons(container);
  nameMenus(container, settings.words.settings);
  beginMenus(container);
  return {
    player,
    container,
    close() {
      for (const stop of letGo) stop();
      player.destroy();
    },
  };
}

/** A menu without a name is said as 'menu' alone: each is called what stands above it, the first as its button. */
export function nameMenus(container: HTMLElement, settings: string): void {
  for (const panel of listPanels(container))
    findMenu(panel)?.setAttribute('aria-label', findHeading(panel)?.textContent ?? settings);
}

/**
 * Plyr keeps a copy of the element it is given. A copy with an address would open the film a second
 * time, and a stream's, which holds only once, in vain: the copy goes without.
 */
export function copyWithoutSource(media: HTMLElement): void {
  media.cloneNode = (deep) => {
    const copy = Node.prototype.cloneNode.call(media, deep);
    if (copy instanceof Element) copy.removeAttribute('src');
    return copy;
  };
}

/**
 * Keeps the controls while the keyboard's focus is inside them: Plyr hides them after 4 s. Once it has
 * left they go, but not from beneath the pointer: a press moves the focus to its button, and a bar that
 * went then would take the button away before the press is over.
 */
export function keepControls(player: Plyr, root: HTMLElement): () => void {
  const toggle = player.toggleControls;
  const focused = () => root.querySelector(':focus-visible') !== null;
  player.toggleControls = (show) => toggle(focused() || show);
  const leave = () => setTimeout(() => player.playing && toggle(focused() || isBarPointedAt(root)));
  root.addEventListener('focusout', leave);
  return () => root.removeEventListener('focusout', leave);
}

/**
 * Keeps the focus in the player when a click hides what had it: Plyr's menu changes its panel under the
 * mouse, the focus falls to the page, and neither Escape nor the keys are heard any more.
 */
function keepFocus(root: HTMLElement): () => void {
  function check() {
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    (findOpenSetting(root) ?? root).focus({ preventScroll: true });
  }
  const click = () => requestAnimationFrame(check);
  root.addEventListener('click', click);
  return () => root.removeEventListener('click', click);
}

/**
 * Plyr's buttons change their names ('Play', 'Pause') and are pressed as well: a screen reader says
 * 'Pause, pressed'. The name stays, the pressing goes.
 */
export function nameButtons(container: HTMLElement): void {
  for (const button of listPressedButtons(container)) {
    button.removeAttribute('aria-pressed');
    Object.defineProperty(button, 'pressed', {
      configurable: true,
      get: () => isPressed(button),
      set: (pressed = false) => setPressed(button, pressed),
    });
  }
}

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
