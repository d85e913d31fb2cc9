import { VASTTracker } from '@dailymotion/vast-client';
import { isOwn } from './fetch-xml';
import type { VastAd } from './vast-response';

/** Tells those who asked to be told how an ad runs; without `foreign`, only the page's own origin. */
export function createTracker(
  ad: VastAd,
  creative: VastAd['creatives'][number],
  { foreign, muted }: { foreign: boolean; muted: boolean },
): VASTTracker {
  const variation = creative.type === 'nonlinear' ? creative.variations[0] : null;
  const tracker = new VASTTracker(null as never, ad as never, creative as never, variation, muted);
  if (foreign) return tracker;
  const tell = tracker.trackURLs.bind(tracker);
  const addressOf = (one: string | { url: string }) => (typeof one === 'string' ? one : one.url);
  tracker.trackURLs = (urls: (string | { url: string })[], ...rest) =>
    tell(urls.filter((one) => isOwn(addressOf(one))) as never, ...rest);
  return tracker;
}
