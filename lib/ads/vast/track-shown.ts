import { isSameOrigin } from './fetch-xml';
import { fillMacros, type Macros } from './macros';
import type { createTracker } from './tracker';
import type { Icon, LinearCreative, VastAd } from './vast-response';

type TrackingOptions = {
  video: HTMLVideoElement;
  stage: HTMLElement;
  allowsThirdParties: boolean;
  macros: () => Macros;
  tracker: ReturnType<typeof createTracker>;
};

/** Tracks the impression of an ad, then its viewability and icons. Returns the cleanup functions. */
export function trackImpression(
  ad: VastAd,
  creative: LinearCreative,
  { video, stage, allowsThirdParties, macros, tracker }: TrackingOptions,
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
    ...(creative.icons ?? []).map((icon) =>
      showIcon(icon, { stage, allowsThirdParties, macros, track }),
    ),
  ];
}

/** Viewable means 50 % of the video for 2 s (IAB and MRC, Viewable Ad Impression Measurement Guidelines). */
const viewableShare = 0.5;
const viewableTime = 2000;

export type Viewable = 'viewable' | 'notViewable' | 'undetermined';

/**
 * Reports once whether an ad was viewable: `viewable` as soon as it was, else `notViewable` when the returned
 * function is called at the ad's end. Reports `undetermined` at once if the browser has no
 * IntersectionObserver.
 */
export function watchViewable(element: Element, report: (viewable: Viewable) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    report('undetermined');
    return () => {};
  }
  let isReported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportOnce = (viewable: Viewable) => {
    if (isReported) return;
    isReported = true;
    clearTimeout(timer);
    observer.disconnect();
    report(viewable);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if ((entries.at(-1)?.intersectionRatio ?? 0) >= viewableShare)
        timer = setTimeout(reportOnce, viewableTime, 'viewable');
    },
    { threshold: [viewableShare] },
  );
  observer.observe(element);
  return () => reportOnce('notViewable');
}

type IconContext = {
  stage: HTMLElement;
  allowsThirdParties: boolean;
  macros: () => Macros;
  track: (urls: string[]) => void;
};

const side = (position: Icon['xPosition'] | Icon['yPosition']) =>
  typeof position === 'number' ? `${position}px` : '0';

/** Shows an icon such as AdChoices over the ad for its duration. Returns the function that removes it. */
export function showIcon(
  icon: Icon,
  { stage, allowsThirdParties, macros, track }: IconContext,
): () => void {
  const src = icon.staticResource;
  if (!src || !(allowsThirdParties || isSameOrigin(src))) return () => {};
  const link = document.createElement('a');
  const picture = document.createElement('img');
  link.className = 'ads__icon';
  const href = icon.iconClickThroughURLTemplate;
  if (href && /^https?:/i.test(href))
    Object.assign(link, { href: fillMacros(href, macros()), target: '_blank', rel: 'noopener' });
  link.style.setProperty(icon.xPosition === 'right' ? 'right' : 'left', side(icon.xPosition));
  link.style.setProperty(icon.yPosition === 'bottom' ? 'bottom' : 'top', side(icon.yPosition));
  if (icon.width > 0) picture.width = icon.width;
  if (icon.height > 0) picture.height = icon.height;
  picture.alt = icon.altText ?? icon.program ?? '';
  link.append(picture);
  link.addEventListener('click', () =>
    track(icon.iconClickTrackingURLTemplates.map(({ url }) => url)),
  );
  const view = icon.iconViewTrackingURLTemplate;
  /** Aborted when the icon is removed, so that an image loaded later is not tracked as viewed. */
  const lifetime = new AbortController();
  const { signal } = lifetime;
  picture.addEventListener('load', () => view && track([view]), { signal });
  const from = Math.max(0, icon.offset) * 1000;
  const appear = setTimeout(() => {
    // Load the image only now: its load is tracked as a view.
    picture.src = src;
    stage.append(link);
  }, from);
  const removalTimer =
    icon.duration > 0 ? setTimeout(removeIcon, from + icon.duration * 1000) : undefined;

  function removeIcon() {
    lifetime.abort();
    clearTimeout(appear);
    clearTimeout(removalTimer);
    link.remove();
  }
  return removeIcon;
}
