import { listSpeedLabels } from '@/lib/player/plyr/plyr-dom';
import type { SpeedOption } from './speed-options';

/**
 * Plyr writes its speeds as `0.6667×`, and takes no other words for them. This puts the options' labels
 * in their stead, in the menu and beside its entry, each time Plyr writes them. The words for speed 1
 * are Plyr's own `i18n.normal`.
 */
export function attachSpeedLabels(root: HTMLElement, options: readonly SpeedOption[]): () => void {
  const labels = new Map(options.map(({ speed, label }) => [`${speed}×`, label]));
  const relabel = () => {
    for (const sign of listSpeedLabels(root)) {
      const label = labels.get(sign.textContent);
      if (label !== undefined) sign.textContent = label;
    }
  };
  const watch = new MutationObserver(relabel);
  watch.observe(root, { childList: true, characterData: true, subtree: true });
  relabel();
  return () => watch.disconnect();
}
