import { isSameOrigin } from './fetch-xml';
import { type ErrorCode, errorCodes, fillMacros, readMacros } from './macros';
import type { BreakOptions, OnAdEnd, RunningAd } from './running-ad';
import { createTracker } from './tracker';
import type { NonLinearCreative, VastAd } from './vast-response';

/** Default duration of an overlay, in seconds. */
const defaultDuration = 10;

/** Shows an image over the lower edge of the running film, for the ad's duration. Calls `end` once. */
export function showOverlay(
  ad: VastAd,
  creative: NonLinearCreative,
  options: BreakOptions,
  end: OnAdEnd,
): RunningAd {
  const { stage, send, allowsThirdParties, store } = options;
  const variation = creative.variations.find(({ staticResource }) => staticResource);
  const startedAt = Date.now();
  const elapsed = () => (Date.now() - startedAt) / 1000;
  const macros = () => readMacros(options, { elapsed: elapsed(), isSkippable: true });
  const { muted, fullscreen } = store.read();
  const around = { muted, fullscreen, macros };
  const tracker = createTracker(ad, creative, around, variation ?? creative.variations[0]);
  const picture = document.createElement('img');
  const link = document.createElement('a');
  const seconds =
    variation && variation.minSuggestedDuration > 0
      ? variation.minSuggestedDuration
      : defaultDuration;
  const src = variation?.staticResource ?? '';
  /** Aborted when the overlay is removed, so that later load or error events are ignored. */
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const removeOverlay = () => {
    lifetime.abort();
    clearTimeout(timer);
    link.remove();
  };
  const finish = () => {
    removeOverlay();
    end({});
  };
  const fail = (failed: string, code: ErrorCode) => {
    if (signal.aborted) return;
    removeOverlay();
    tracker.error({ ERRORCODE: code });
    end({ failed });
  };

  picture.alt = '';
  const onError = () => fail('The picture of the ad cannot be shown', errorCodes.overlayNotFound);
  const onLoad = () => {
    tracker.trackImpression();
    send({ type: 'started', ad: { linear: false } });
    timer = setTimeout(finish, seconds * 1000);
  };
  picture.addEventListener('error', onError, { signal });
  picture.addEventListener('load', onLoad, { signal });
  link.className = 'ads__overlay';
  link.rel = 'noopener';
  link.target = '_blank';
  const href = variation?.nonlinearClickThroughURLTemplate;
  if (href && /^https?:/i.test(href)) link.href = fillMacros(href, macros());
  link.addEventListener('click', () => tracker.click());
  link.append(picture);
  if (src && (allowsThirdParties || isSameOrigin(src))) {
    stage.replaceChildren(link);
    picture.src = src;
  } else queueMicrotask(() => fail('The ad has no picture', errorCodes.noOverlaySupported));

  return {
    time: () => ({ elapsed: elapsed(), duration: seconds }),
    skip() {
      tracker.close();
      finish();
    },
    pause() {},
    resume() {},
    clicked: () => tracker.click(),
    fail() {
      lifetime.abort();
      tracker.error({ ERRORCODE: errorCodes.overlayNotFound });
    },
    destroy: removeOverlay,
  };
}
