import { listSpeedLabels } from '@/lib/player/plyr/plyr-dom';
import { sayAs } from '@/lib/player/say-as';
import type { SpeedOption } from './speed-options';

/**
 * Replaces Plyr's speed labels. Plyr writes `0.6667×` in every language and cannot be configured. A
 * MutationObserver replaces the text in the menu and beside its entry whenever Plyr writes it. The label of
 * speed 1 comes from Plyr's `i18n.normal`; for a silent film it also gets its spoken form here.
 */
export function attachSpeedLabels(root: HTMLElement, options: readonly SpeedOption[]): () => void {
  const labels = new Map(
    options
      .flatMap((option) => [[`${option.speed}×`, option] as const, [option.label, option] as const])
      // Skip labels that are already right; the observer would loop forever.
      .filter(([written, { label, spoken }]) => written !== label || spoken),
  );
  const relabel = () => {
    for (const sign of listSpeedLabels(root)) {
      const option = labels.get(sign.textContent);
      if (option) sayAs(sign, option);
    }
  };
  const watch = new MutationObserver(relabel);
  watch.observe(root, { childList: true, characterData: true, subtree: true });
  relabel();
  return () => watch.disconnect();
}
