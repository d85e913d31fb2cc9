import type { CompanionPlace } from '../view/companion-place';
import { createElement } from '../view/elements';
import type { Ima } from './load-sdk';

/**
 * Shows an ad's companion in the page's place for companions: an image of exactly that place's size. The SDK
 * provides it as HTML with tracking, shown in a frame without scripts. Returns a function that removes the
 * companion, if one is shown.
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
