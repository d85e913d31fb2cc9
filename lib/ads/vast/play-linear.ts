import type { BackendOptions } from '../ad-backend';
import { chooseMediaFile } from './choose-media-file';
import { isOwn } from './fetch-xml';
import { createTracker } from './tracker';
import type { LinearCreative, VastAd } from './vast-response';

/** An ad that stands still for this long, in ms, has failed. */
const stall = 12_000;

export type Running = {
  time: () => { elapsed: number; duration: number };
  skip: () => void;
  pause: () => void;
  resume: () => void;
  clicked: () => void;
  destroy: () => void;
};

type Ending = (outcome: { failed?: string }) => void;

/** Plays one linear ad in a video element of its own over the film, and tells how it runs. */
export function playLinear(
  ad: VastAd,
  creative: LinearCreative,
  { stage, send, sound, foreign }: BackendOptions,
  end: Ending,
): Running {
  const video = document.createElement('video');
  const tracker = createTracker(ad, creative, { foreign, muted: sound.read().muted });
  const src = chooseMediaFile(creative.mediaFiles, stage.clientWidth * devicePixelRatio, {
    canPlay: (mime) => video.canPlayType(mime) !== '',
    mayAsk: (url) => foreign || isOwn(url),
  });
  let over = false;
  let stalled: ReturnType<typeof setTimeout> | undefined;

  function finish(failed?: string, code?: number) {
    if (over) return;
    over = true;
    clearTimeout(stalled);
    if (failed) tracker.errorWithCode(String(code), true);
    end({ failed });
  }

  function watch() {
    clearTimeout(stalled);
    if (!video.paused) stalled = setTimeout(() => finish('The ad stands still', 402), stall);
  }

  function follow() {
    const { muted, volume } = sound.read();
    if (video.muted !== muted) tracker.setMuted(muted);
    video.muted = muted;
    video.volume = volume;
  }

  async function begin() {
    try {
      await video.play();
    } catch (error) {
      if (over || video.error || (error as Error).name !== 'NotAllowedError') throw error;
      // The browser refuses sound; without it the ad may run.
      sound.refuse();
      video.muted = true;
      await video.play();
    }
  }

  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.className = 'ads__video';
  video.addEventListener('ended', () => {
    tracker.complete();
    finish();
  });
  video.addEventListener('error', () => finish('The ad cannot be played', 405));
  video.addEventListener('timeupdate', () => {
    watch();
    if (video.currentTime > 0) tracker.setProgress(video.currentTime);
  });
  video.addEventListener(
    'playing',
    () => {
      tracker.setDuration(video.duration);
      tracker.trackImpression();
      const skipAfter =
        creative.skipDelay !== null && creative.skipDelay >= 0 ? creative.skipDelay : undefined;
      send({ type: 'started', ad: { linear: true, skipAfter, link: linkOf(creative) } });
    },
    { once: true },
  );
  const unfollow = sound.subscribe(follow);
  follow();
  if (src) {
    video.src = src;
    stage.replaceChildren(video);
    tracker.load();
    begin().catch(() => finish('The ad cannot be played', 405));
  } else queueMicrotask(() => finish('No file of the ad can be played here', 403));

  return {
    time: () => ({
      elapsed: video.currentTime,
      duration: video.duration || creative.duration || 0,
    }),
    skip() {
      tracker.skip();
      finish();
    },
    pause() {
      video.pause();
      clearTimeout(stalled);
      tracker.setPaused(true);
    },
    resume() {
      video.play().catch(() => {});
      tracker.setPaused(false);
    },
    clicked: () => tracker.click(),
    destroy() {
      over = true;
      clearTimeout(stalled);
      unfollow();
      video.pause();
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}

/** Only pages of the web are led to. */
function linkOf({ videoClickThroughURLTemplate: link }: LinearCreative): string | undefined {
  return link && /^https?:\/\//i.test(link.url) ? link.url : undefined;
}
