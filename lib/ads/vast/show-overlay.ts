import type { BackendOptions } from '../ad-backend';
import { isOwn } from './fetch-xml';
import type { Running } from './play-linear';
import { createTracker } from './tracker';
import type { NonLinearCreative, VastAd } from './vast-response';

/** Seconds an overlay stays that names no time itself. */
const usual = 10;

/** Lays a picture over the lower edge of the film, which runs on, for as long as the ad asks. */
export function showOverlay(
  ad: VastAd,
  creative: NonLinearCreative,
  { stage, send, foreign, sound }: BackendOptions,
  end: (outcome: { failed?: string }) => void,
): Running {
  const variation = creative.variations.find(({ staticResource }) => staticResource);
  const tracker = createTracker(ad, creative, { foreign, muted: sound.read().muted });
  const picture = document.createElement('img');
  const link = document.createElement('a');
  const seconds =
    variation && variation.minSuggestedDuration > 0 ? variation.minSuggestedDuration : usual;
  const src = variation?.staticResource ?? '';
  const began = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (failed?: string) => {
    clearTimeout(timer);
    link.remove();
    end({ failed });
  };

  picture.alt = '';
  picture.addEventListener('error', () => finish('The picture of the ad cannot be shown'));
  picture.addEventListener('load', () => {
    tracker.trackImpression();
    send({ type: 'started', ad: { linear: false } });
    timer = setTimeout(finish, seconds * 1000);
  });
  link.className = 'ads__overlay';
  link.rel = 'noopener';
  link.target = '_blank';
  const href = variation?.nonlinearClickThroughURLTemplate;
  if (href && /^https?:/i.test(href)) link.href = href;
  link.addEventListener('click', () => tracker.click());
  link.append(picture);
  if (src && (foreign || isOwn(src))) {
    stage.replaceChildren(link);
    picture.src = src;
  } else queueMicrotask(() => finish('The ad has no picture'));

  return {
    time: () => ({ elapsed: (Date.now() - began) / 1000, duration: seconds }),
    skip: () => finish(),
    pause() {},
    resume() {},
    clicked: () => tracker.click(),
    destroy() {
      clearTimeout(timer);
      link.remove();
    },
  };
}
