import { listSpeedLabels } from '@/lib/player/plyr/plyr-dom';
import { sayAs } from '@/lib/player/say-as';
import type { SpeedOption } from './speed-options';

/**
 * Plyr writes its speeds as `0.6667×` in every language, and takes no other words for them. This puts the
 * options' labels in their stead, in the menu and beside its entry, each time Plyr writes them. The words
 * for speed 1 are Plyr's own `i18n.normal`: a silent film's are a label, which is said in full.
 */
export function attachSpeedLabels(root: HTMLElement, options: readonly SpeedOption[]): () => void {
  const labels = new Map(
    options
      .flatMap((option) => [[`${option.speed}×`, option] as const, [option.label, option] as const])
      // What is written already is left alone, or it would be written without end.
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
