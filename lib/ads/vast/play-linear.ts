import { isSameOrigin } from './fetch-xml';
import { type ErrorCode, errorCodeOf, errorCodes, fillMacros, readMacros } from './macros';
import type { BreakOptions, OnAdEnd, RunningAd } from './running-ad';
import { showCaptions } from './show-captions';
import { trackImpression } from './track-shown';
import { createTracker } from './tracker';
import { chooseMediaFile, type LinearCreative, type VastAd } from './vast-response';

/** Stall timeout of a running ad, in ms. */
const stallTimeout = 12_000;
/** Start timeout in ms. Shorter than the safety timer (12 s), so that a fallback ad can still start. */
const startTimeout = 8000;

/** Plays a linear ad in its own video element above the film and tracks it. Calls `end` once. */
export function playLinear(
  ad: VastAd,
  creative: LinearCreative,
  options: BreakOptions,
  end: OnAdEnd,
): RunningAd {
  const { stage, send, sound, store, allowsThirdParties } = options;
  const video = document.createElement('video');
  const { skipDelay } = creative;
  const skipAfter = skipDelay !== null && skipDelay >= 0 ? skipDelay : undefined;
  const isSkippable = skipAfter !== undefined;
  const macros = () => readMacros(options, { elapsed: video.currentTime, isSkippable });
  const { muted, fullscreen } = store.read();
  const tracker = createTracker(ad, creative, { muted, fullscreen, macros });
  const src = chooseMediaFile(creative.mediaFiles, stage.clientWidth * devicePixelRatio, {
    canPlay: (mime) => video.canPlayType(mime) !== '',
    mayRequest: (url) => allowsThirdParties || isSameOrigin(url),
  });
  const cleanups: (() => void)[] = [];
  let isOver = false;
  let hasStarted = false;
  let stalled: ReturnType<typeof setTimeout> | undefined;

  function finish(failed?: string, code: ErrorCode = errorCodes.cannotDisplay) {
    if (isOver) return;
    isOver = true;
    clearTimeout(stalled);
    if (failed) tracker.error({ ERRORCODE: code });
    end({ failed });
  }
  const onError = () => finish('The ad cannot be played', errorCodeOf(video));

  function watch(timeout = stallTimeout) {
    clearTimeout(stalled);
    stalled = setTimeout(() => finish('The ad has stalled', errorCodes.timeout), timeout);
  }

  function follow() {
    const { muted, volume } = sound.read();
    if (video.muted !== muted) tracker.setMuted(muted);
    video.muted = muted;
    video.volume = volume;
  }

  async function startPlayback() {
    try {
      await video.play();
    } catch (error) {
      if (isOver || video.error || (error as Error).name !== 'NotAllowedError') throw error;
      // The browser blocks autoplay with sound, so play the ad muted.
      sound.refuse();
      video.muted = true;
      await video.play();
    }
  }

  /** Called when the first frame plays. */
  function show() {
    hasStarted = true;
    cleanups.push(
      ...trackImpression(ad, creative, { video, stage, allowsThirdParties, macros, tracker }),
    );
    const template = clickThroughUrl(creative);
    const link = template && fillMacros(template, macros());
    send({ type: 'started', ad: { linear: true, skipAfter, link } });
  }

  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.className = 'ads__video';
  video.addEventListener('ended', () => {
    tracker.complete();
    finish();
  });
  video.addEventListener('error', onError);
  video.addEventListener('timeupdate', () => {
    if (!video.paused) watch();
    if (video.currentTime > 0) tracker.setProgress(video.currentTime);
  });
  // Reports every pause: by the visitor, a headset or the browser.
  video.addEventListener('pause', () => {
    clearTimeout(stalled);
    if (!isOver && !video.ended) send({ type: 'paused' });
  });
  video.addEventListener('play', () => hasStarted && send({ type: 'resumed' }));
  video.addEventListener('playing', show, { once: true });
  cleanups.push(
    sound.subscribe(follow),
    store.subscribe(() => tracker.setFullscreen(store.read().fullscreen)),
  );
  follow();
  const lifetime = new AbortController();
  cleanups.push(() => lifetime.abort());
  if (src) {
    const { signal } = lifetime;
    // If the captions cannot be read, the ad runs without them.
    showCaptions(video, creative.closedCaptionFiles ?? [], { allowsThirdParties, signal }).catch(
      () => {},
    );
    video.src = src;
    stage.replaceChildren(video);
    tracker.load();
    watch(startTimeout);
    startPlayback().catch(onError);
  } else
    queueMicrotask(() =>
      finish('No file of the ad can be played here', errorCodes.noFileSupported),
    );

  return {
    time: () => ({
      elapsed: video.currentTime,
      // Media files without a duration report Infinity.
      duration: [video.duration, creative.duration].find(isKnownDuration) ?? 0,
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
    fail() {
      if (!isOver) tracker.error({ ERRORCODE: errorCodes.timeout });
      isOver = true;
    },
    destroy() {
      // The player was closed during the ad.
      if (hasStarted && !isOver) tracker.close();
      isOver = true;
      clearTimeout(stalled);
      video.pause();
      video.removeAttribute('src');
      video.load();
      video.remove();
      for (const undo of cleanups) undo();
    },
  };
}

const isKnownDuration = (seconds: number) => seconds > 0 && Number.isFinite(seconds);

/** The click-through URL; http(s) only. */
function clickThroughUrl({
  videoClickThroughURLTemplate: link,
}: LinearCreative): string | undefined {
  return link && /^https?:\/\//i.test(link.url) ? link.url : undefined;
}
