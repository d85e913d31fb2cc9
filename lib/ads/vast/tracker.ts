import { VASTTracker } from '@dailymotion/vast-client';
import type { Macros } from './macros';
import type { VastAd } from './vast-response';

type Around = { muted: boolean; fullscreen: boolean; macros: () => Macros };

/**
 * Tells those who asked to be told how an ad runs. Who may not be told was taken out of the answer
 * (`fetch-xml.ts`). @param variation the form of an overlay that is shown
 */
export function createTracker(
  ad: VastAd,
  creative: VastAd['creatives'][number],
  { muted, fullscreen, macros }: Around,
  variation: object | null = null,
): VASTTracker {
  const tracker = new VASTTracker(null as never, ad as never, creative as never, variation, muted);
  const tell = tracker.trackURLs.bind(tracker);
  tracker.trackURLs = (urls, given, ...rest) => tell(urls, { ...macros(), ...given }, ...rest);
  // Else the first word of it would be that full screen has been left.
  Object.assign(tracker, { fullscreen });
  return tracker;
}
