import { setupMessages } from '@/lib/player/source/setup-messages';
import { beginMenus } from './begin-menus';
import { copyWithoutSource } from './copy-without-source';
import { isReady } from './is-ready';
import { keepControls } from './keep-controls';
import { keepFocus } from './keep-focus';
import { loadPlyr } from './load-plyr';
import { nameButtons } from './name-buttons';
import { nameMenus } from './name-menus';
import type { Plyr } from './plyr';
import { findContainer } from './plyr-dom';
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
