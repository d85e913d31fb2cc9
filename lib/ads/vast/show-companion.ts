import { createElement } from '../view/elements';
import { isSameOrigin } from './fetch-xml';
import { fillMacros, readMacros } from './macros';
import type { BreakOptions } from './running-ad';
import { createTracker } from './tracker';
import type { Companion, VastAd } from './vast-response';

/**
 * Shows an ad's companion in the page's place for companions: the largest image that fits. HTML and frames of
 * advertisers are left out, because they would run scripts. Returns a function that removes the companion, if
 * one is shown.
 */
export function showCompanion(ad: VastAd, options: BreakOptions): () => void {
  const { companionPlace: place, allowsThirdParties, store } = options;
  const offered = ad.creatives.flatMap((creative) =>
    creative.type === 'companion'
      ? creative.variations.map((companion) => ({ creative, companion, src: imageOf(companion) }))
      : [],
  );
  const fitting = offered.filter(
    ({ companion, src }) =>
      place &&
      Number(companion.width) <= place.width &&
      Number(companion.height) <= place.height &&
      src !== undefined &&
      (allowsThirdParties || isSameOrigin(src)),
  );
  const area = ({ companion }: (typeof fitting)[number]) => companion.width * companion.height;
  const [largest] = fitting.sort((one, other) => area(other) - area(one));
  if (!place || !largest) return () => {};
  const { creative, companion, src = '' } = largest;
  const { muted, fullscreen } = store.read();
  const macros = () => readMacros(options);
  const tracker = createTracker(ad, creative, { muted, fullscreen, macros }, companion);
  const { width, height, altText, companionClickThroughURLTemplate: href } = companion;
  const picture = createElement('img', {
    ...{ alt: altText ?? '', width: String(width), height: String(height) },
  });
  /** Aborted when the companion is removed, so that an image loaded later is not tracked as viewed. */
  const lifetime = new AbortController();
  picture.addEventListener(
    'load',
    () => tracker.trackURLs(companion.trackingEvents.creativeView ?? []),
    { signal: lifetime.signal },
  );
  picture.src = src;
  const link = createElement('a', { rel: 'noopener', target: '_blank' }, picture);
  if (href && /^https?:/i.test(href)) link.href = fillMacros(href, macros());
  link.addEventListener('click', () =>
    tracker.trackURLs(companion.companionClickTrackingURLTemplates),
  );
  const remove = place.show(link);
  return () => {
    lifetime.abort();
    remove();
  };
}

const imageOf = ({ staticResources }: Companion) =>
  staticResources.find(({ creativeType }) => creativeType?.startsWith('image/'))?.url;
