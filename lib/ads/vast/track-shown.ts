import type { Macros } from './macros';
import { showIcon } from './show-icon';
import type { createTracker } from './tracker';
import type { LinearCreative, VastAd } from './vast-response';
import { watchViewable } from './watch-viewable';

type Shown = {
  video: HTMLVideoElement;
  stage: HTMLElement;
  foreign: boolean;
  macros: () => Macros;
  tracker: ReturnType<typeof createTracker>;
};

/** Tracks the first view of an ad, then its viewability and icons. Returns the cleanup functions. */
export function trackShown(
  ad: VastAd,
  creative: LinearCreative,
  { video, stage, foreign, macros, tracker }: Shown,
): (() => void)[] {
  const track = (urls: string[]) => tracker.trackURLs(urls);
  tracker.setDuration(video.duration);
  tracker.trackImpression();
  // Reason 2: verification scripts are not supported (VAST 4.2, section 3.16.5).
  for (const { trackingEvents } of ad.adVerifications ?? [])
    tracker.trackURLs(trackingEvents?.verificationNotExecuted ?? [], { REASON: '2' });
  return [
    watchViewable(video, (viewable) => {
      if (viewable === 'viewable') tracker.trackViewableImpression();
      else if (viewable === 'notViewable') tracker.trackNotViewableImpression();
      else tracker.trackUndeterminedImpression();
    }),
    ...(creative.icons ?? []).map((icon) => showIcon(icon, { stage, foreign, macros, track })),
  ];
}
