import type { CompanionPlace } from '../view/companion-place';
import { createElement } from '../view/elements';
import type { Ima } from './load-sdk';

/**
 * Shows an ad's companion in the page's place for it: an image of exactly its size, which the SDK gives as HTML with its
 * tracking. The frame runs no script. Returns the function that removes it; it does nothing if none is shown.
 */
export function showCompanion(
  { CompanionAdSelectionSettings: Settings }: Ima,
  ad: google.ima.Ad | null,
  place: CompanionPlace | undefined,
): () => void {
  if (!ad || !place) return () => {};
  const settings = new Settings();
  settings.resourceType = Settings.ResourceType.STATIC;
  settings.creativeType = Settings.CreativeType.IMAGE;
  settings.sizeCriteria = Settings.SizeCriteria.SELECT_EXACT_MATCH;
  const [companion] = ad.getCompanionAds(place.width, place.height, settings);
  if (!companion) return () => {};
  const frame = createElement('iframe', {
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    srcdoc: `<base target="_blank">${companion.getContent()}`,
    // The page's policy allows the frame no styles.
    ...{ width: String(place.width), height: String(place.height) },
    ...{ marginwidth: '0', marginheight: '0', scrolling: 'no' },
  });
  return place.show(frame);
}
