import { coverNarrowPage } from '@/lib/navigation/sheets/cover-page';
import { isPageFullscreen } from '@/lib/player/page-fullscreen';
import { setupMessages } from '@/lib/player/source/setup-messages';
import { disableOtherCaptions } from './caption-tracks';
import { loadPlyr, type Plyr, whenReady } from './load-plyr';
import { attachMenuKeys } from './menu-keys';
import {
  areSettingsOpen,
  closeSettings,
  findContainer,
  findHeading,
  findMenu,
  findOpenSetting,
  firstEntry,
  isBarHovered,
  isPressed,
  listEntries,
  listPanels,
  listPressedButtons,
  observeSettings,
  setPressed,
} from './plyr-dom';
import { type PlyrSettings, plyrOptions } from './plyr-options';
import { renderCues } from './render-cues';

export type OpenPlyr = { player: Plyr; container: HTMLElement; close: () => void };

/**
 * Starts Plyr on `media`, which must be in the document, and fixes its controls and accessible names. Resolves to
 * undefined if `signal` aborts before Plyr is loaded. Rejects if Plyr does not support the browser, or if the
 * provider does not answer.
 */
export async function openPlyr(
  root: HTMLElement,
  media: HTMLElement,
  settings: PlyrSettings,
  signal: AbortSignal,
): Promise<OpenPlyr | undefined> {
  const Player = await loadPlyr();
  if (signal.aborted) return undefined;
  removeSourceFromClones(media);
  const player = new Player(media, plyrOptions(settings));
  const container = findContainer(root);
  if (!container) throw new Error(setupMessages.noSupport);
  // Plyr's error events bubble to `window`, where they would be reported as page errors.
  container.addEventListener('error', (event) => event.stopPropagation());
  keepControlsAfterTap(container);
  const cleanups = [
    ...[keepControlsVisible(player, root), keepFocus(root), attachMenuKeys(container)],
    ...[startAtFirstPanel(container), closeOnBack(container), renderCues(container, player)],
  ];
  container.addEventListener('languagechange', () => disableOtherCaptions(player));
  await whenReady(player, signal);
  removePressedStates(container);
  labelMenus(container, settings.messages.settings);
  setInitialMenuFocus(container);
  // The previous film may have left the page in full screen.
  if (isPageFullscreen()) player.fullscreen.onChange();
  return {
    player,
    container,
    close() {
      for (const stop of cleanups) stop();
      player.destroy();
    },
  };
}

/**
 * Labels the menus, which screen readers would otherwise announce as 'menu' only: each by its heading, the
 * first by the settings button.
 */
function labelMenus(container: HTMLElement, settings: string): void {
  for (const panel of listPanels(container))
    findMenu(panel)?.setAttribute('aria-label', findHeading(panel)?.textContent ?? settings);
}

/**
 * Removes `src` from Plyr's clone of the element. Otherwise the clone loads the film a second time, and for a
 * stream its blob URL, valid only once, fails.
 */
export function removeSourceFromClones(media: HTMLElement): void {
  media.cloneNode = (deep) => {
    const copy = Node.prototype.cloneNode.call(media, deep);
    if (copy instanceof Element) copy.removeAttribute('src');
    return copy;
  };
}

/**
 * Keeps the controls visible while they have keyboard focus or the settings are open; Plyr hides them after 4 s and
 * closes the settings. On focusout they are hidden unless the pointer is over the bar: a click moves the focus first,
 * and hiding the bar then would remove the button before the click completes.
 */
export function keepControlsVisible(player: Plyr, root: HTMLElement): () => void {
  const toggle = player.toggleControls;
  const used = () => areSettingsOpen(root) || root.querySelector(':focus-visible') !== null;
  player.toggleControls = (show) => toggle(used() || show);
  const hideWhenUnused = () =>
    setTimeout(() => player.playing && toggle(used() || isBarHovered(root)));
  root.addEventListener('focusout', hideWhenUnused);
  return () => root.removeEventListener('focusout', hideWhenUnused);
}

/**
 * Keeps the controls that a tap has shown. Browsers send mouse events after a tap, and `mouseleave` hides the controls
 * at once.
 */
function keepControlsAfterTap(container: HTMLElement): void {
  let isTouch = false;
  const notePointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  container.addEventListener('pointerover', notePointer, true);
  container.addEventListener('pointerdown', notePointer, true);
  const ignoreAfterTap = (event: Event) => isTouch && event.stopImmediatePropagation();
  container.addEventListener('mouseleave', ignoreAfterTap, true);
}

/**
 * Keeps focus in the player when a click hides the focused element. Plyr's menu swaps panels on a click;
 * focus would move to the body, and Escape and the keys would stop working.
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
 * Removes `aria-pressed` from Plyr's buttons. They also change their label ('Play', 'Pause'), so screen
 * readers would announce 'Pause, pressed'.
 */
export function removePressedStates(container: HTMLElement): void {
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
 * Sets the entry that gets focus when a settings panel opens. Plyr uses the first entry even if it is hidden.
 * Panels start at the checked entry; the home panel, on return, at the entry of the panel that was left.
 */
function setInitialMenuFocus(container: HTMLElement): void {
  const [home, ...panels] = listPanels(container);
  if (!home) return;
  const visible = (panel: HTMLElement) => listEntries(panel).find(({ hidden }) => !hidden) ?? null;
  const checked = (entry: HTMLElement) => entry.getAttribute('aria-checked') === 'true';
  const findOpenPanel = () => panels.findIndex((panel) => panel.contains(document.activeElement));
  focusOnOpen(home, () => listEntries(home)[findOpenPanel()] ?? visible(home));
  for (const panel of panels)
    focusOnOpen(panel, () => listEntries(panel).find(checked) ?? visible(panel));
}

/** Shows the home panel again when the settings close; Plyr would open them at the panel that was left. */
export function startAtFirstPanel(container: HTMLElement): () => void {
  return observeSettings(container, () => {
    if (areSettingsOpen(container)) return;
    for (const [index, panel] of listPanels(container).entries()) panel.hidden = index > 0;
  });
}

/** On narrow screens Back closes the open settings instead of leaving the page. */
export function closeOnBack(container: HTMLElement): () => void {
  let release: (() => void) | undefined;
  const isOpen = () => areSettingsOpen(container);
  const update = () => {
    if (isOpen()) release ??= coverNarrowPage({ isOpen, close: () => closeSettings(container) });
    else {
      release?.();
      release = undefined;
    }
  };
  const stop = observeSettings(container, update);
  return () => {
    stop();
    release?.();
  };
}

/**
 * Overrides the lookup that Plyr uses. Moving the focus afterwards would make screen readers announce both
 * entries.
 */
function focusOnOpen(panel: HTMLElement, find: () => HTMLElement | null) {
  panel.querySelector = (selector: string) =>
    selector === firstEntry ? find() : Element.prototype.querySelector.call(panel, selector);
}
