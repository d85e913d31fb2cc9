import type { AdConfig } from '../ad-config';
import { createElement } from './elements';

/** Where a page shows companions: advertisements beside the one that plays. Its size in pixels. */
export type CompanionPlace = NonNullable<AdConfig['companion']> & {
  /** Shows a companion, labelled as an advertisement. Returns the function that removes it. */
  show: (companion: HTMLElement) => () => void;
};

/**
 * The place for companions on this page (`components/player/companion-place.tsx`), which is hidden while it is empty.
 * Undefined if the site has set none.
 */
export function findCompanionPlace(
  size: AdConfig['companion'],
  label: string,
): CompanionPlace | undefined {
  const place = size && document.querySelector<HTMLElement>('[data-ad-companion]');
  if (!place) return undefined;
  return {
    ...size,
    show(companion) {
      place.replaceChildren(createElement('p', { class: 'label' }, label), companion);
      place.hidden = false;
      return () => {
        // The next ad may have replaced it.
        if (companion.parentElement !== place) return;
        place.replaceChildren();
        place.hidden = true;
      };
    },
  };
}
