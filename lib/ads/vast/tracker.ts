import { VASTTracker } from '@dailymotion/vast-client';
import type { Macros } from './macros';
import type { VastAd } from './vast-response';

type TrackerContext = { muted: boolean; fullscreen: boolean; macros: () => Macros };

/**
 * Tracks an ad for its server. Without consent, third-party trackers were already removed from the
 * response (`fetch-xml.ts`). @param variation the overlay variation that is shown
 */
export function createTracker(
  ad: VastAd,
  creative: VastAd['creatives'][number],
  { muted, fullscreen, macros }: TrackerContext,
  variation: object | null = null,
): VASTTracker {
  const tracker = new VASTTracker(null as never, ad as never, creative as never, variation, muted);
  const trackUrls = tracker.trackURLs.bind(tracker);
  tracker.trackURLs = (urls, extraMacros: Record<string, string> = {}, options?: object) =>
    trackUrls(
      'ERRORCODE' in extraMacros ? urls : urls.map(withoutErrorCode),
      { ...macros(), ...extraMacros },
      options,
    );
  // The initial state. Without it, the first update would be tracked as leaving full screen.
  Object.assign(tracker, { fullscreen });
  return tracker;
}

/** Only error URLs have a code. In other URLs the library would leave the macro as it is. */
function withoutErrorCode(template: string | { url: string }): string | { url: string } {
  const fill = (url: string) => url.replace(/\[ERRORCODE\]|%%ERRORCODE%%/g, '-1');
  return typeof template === 'string' ? fill(template) : { ...template, url: fill(template.url) };
}
