import type { AdConfig } from '../ad-config';
import { createElement } from './elements';

/** Where a page shows companions, the advertisements beside the one that plays. Sizes in pixels. */
export type CompanionPlace = NonNullable<AdConfig['companion']> & {
  /** Shows a companion, labelled as an advertisement. Returns the function that removes it. */
  show: (companion: HTMLElement) => () => void;
};

/**
 * The place for companions on this page (`components/player/companion-place.tsx`), which is hidden while it is empty.
 * Undefined if the site has configured no size, or the page has no such place.
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
        // The companion of the next ad may have replaced this one.
        if (companion.parentElement !== place) return;
        place.replaceChildren();
        place.hidden = true;
      };
    },
  };
}
