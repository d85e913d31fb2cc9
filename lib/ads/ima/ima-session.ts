import type { AdBreak, AdEvent, BackendOptions } from '@/lib/ads/ad-backend';
import { requestSize } from '@/lib/ads/tag-url';
import { disposeAll } from '@/lib/player/dispose-all';
import { initializeInPress } from './initialize-in-press';
import type { Ima } from './load-sdk';
import { showCompanion } from './show-companion';

export type ImaSession = {
  manager: () => google.ima.AdsManager | undefined;
  start: () => void;
  contentComplete: () => void;
  destroy: () => void;
};

/** One ad request to the SDK, and the resulting AdsManager. */
export function openSession(ima: Ima, options: BackendOptions): ImaSession {
  const { stage, media, send, sound, tagUrl } = options;
  stage.dataset.backend = 'ima';
  const container = new ima.AdDisplayContainer(stage, media as HTMLVideoElement);
  const initialization = initializeInPress(() => container.initialize());
  const loader = new ima.AdsLoader(container);
  const size = () => [stage.clientWidth, stage.clientHeight] as const;
  const volume = () => (sound.read().muted ? 0 : sound.read().volume);
  let manager: google.ima.AdsManager | undefined;
  let cleanups: (() => void)[] = [];

  const onError = (event: google.ima.AdErrorEvent) =>
    send({ type: 'failed', message: String(event.getError()) });

  /**
   * Handles the loaded ads and reports its own exceptions: the SDK swallows exceptions of listeners, so the
   * film would wait until the timeout.
   */
  function onLoaded(event: google.ima.AdsManagerLoadedEvent) {
    try {
      setUpManager(event);
    } catch (error) {
      send({ type: 'failed', message: String(error) });
    }
  }

  function setUpManager(event: google.ima.AdsManagerLoadedEvent) {
    const settings = new ima.AdsRenderingSettings();
    // The player restores the film's position itself after an ad.
    settings.restoreCustomPlaybackStateOnAdBreakComplete = true;
    const loaded = event.getAdsManager(media, settings);
    manager = loaded;
    loaded.setVolume(volume());
    const observer = new ResizeObserver(() => loaded.resize(...size()));
    observer.observe(stage);
    cleanups = [
      listenToManager(ima, loaded, options),
      sound.subscribe(() => loaded.setVolume(volume())),
      () => observer.disconnect(),
    ];
    send({ type: 'loaded', breaks: breaksOf(loaded.getCuePoints()), selfTimed: true });
  }

  const loadedType = ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED;
  const errorType = ima.AdErrorEvent.Type.AD_ERROR;
  loader.addEventListener(loadedType, onLoaded);
  loader.addEventListener(errorType, onError);
  loader.requestAds(createAdsRequest(ima, tagUrl, sound.read().muted));

  return {
    manager: () => manager,
    start() {
      try {
        initialization.ensure();
        manager?.init(...size());
        manager?.start();
      } catch (error) {
        send({ type: 'failed', message: String(error) });
      }
    },
    contentComplete: () => loader.contentComplete(),
    destroy() {
      const previousManager = manager;
      const failures: unknown[] = [];
      manager = undefined;
      disposeAll(
        [
          ...[initialization.cancel, ...cleanups],
          () => loader.removeEventListener(loadedType, onLoaded),
          () => loader.removeEventListener(errorType, onError),
          () => previousManager?.destroy(),
          () => loader.destroy(),
          () => container.destroy(),
        ],
        (error) => failures.push(error),
      );
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * Maps IMA cue points to breaks: seconds, 0 for a pre-roll, −1 for a post-roll. No cue points mean a
 * pre-roll.
 */
export function breaksOf(cuePoints: readonly number[]): AdBreak[] {
  const points = cuePoints.length > 0 ? cuePoints : [0];
  return points.map((point) => {
    if (point === 0) return { id: 'start', at: 'start' };
    if (point < 0) return { id: 'end', at: 'end' };
    return { id: `at ${point}`, at: point };
  });
}

/** The ad request: 640×480, and the muted state with which the ad will play. */
function createAdsRequest(ima: Ima, tagUrl: string, muted: boolean): google.ima.AdsRequest {
  const request = new ima.AdsRequest();
  request.adTagUrl = tagUrl;
  request.linearAdSlotWidth = requestSize.width;
  request.linearAdSlotHeight = requestSize.height;
  request.nonLinearAdSlotWidth = requestSize.width;
  request.nonLinearAdSlotHeight = requestSize.height;
  // The ad starts without a further click, after the visitor has started the film.
  request.setAdWillAutoPlay(true);
  request.setAdWillPlayMuted(muted);
  return request;
}

/** Translates AdsManager events into our ad events. Returns a function that removes the listeners. */
function listenToManager(
  ima: Ima,
  manager: google.ima.AdsManager,
  { send, companionPlace }: BackendOptions,
): () => void {
  const { Type } = ima.AdEvent;
  let removeCompanion = () => {};
  const on: [google.ima.AdEvent.Type, (event: google.ima.AdEvent) => void][] = [
    [Type.CONTENT_PAUSE_REQUESTED, () => send({ type: 'contentPauseRequested' })],
    [Type.CONTENT_RESUME_REQUESTED, () => end({ type: 'contentResumeRequested' })],
    [Type.ALL_ADS_COMPLETED, () => end({ type: 'allComplete' })],
    [Type.STARTED, (event) => start(event.getAd())],
    [Type.PAUSED, () => send({ type: 'paused' })],
    [Type.RESUMED, () => send({ type: 'resumed' })],
    [Type.AD_PROGRESS, () => send({ type: 'progress' })],
    [Type.LOG, (event) => warn(event.getAdData())],
  ];
  const onError = (event: google.ima.AdErrorEvent) =>
    send({ type: 'failed', message: String(event.getError()) });

  // IMA draws the skip button and handles ad clicks itself.
  function start(ad: google.ima.Ad | null) {
    removeCompanion();
    send({ type: 'started', ad: { linear: ad?.isLinear() ?? true } });
    removeCompanion = showCompanion(ima, ad, companionPlace);
  }

  function end(event: AdEvent) {
    removeCompanion();
    send(event);
  }

  function warn(data: object | null) {
    const error = (data as { adError?: google.ima.AdError } | null)?.adError;
    if (error) send({ type: 'warning', message: `Non-fatal ad error: ${error.getMessage()}` });
  }

  for (const [type, listener] of on) manager.addEventListener(type, listener);
  manager.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, onError);
  return () => {
    removeCompanion();
    for (const [type, listener] of on) manager.removeEventListener(type, listener);
    manager.removeEventListener(ima.AdErrorEvent.Type.AD_ERROR, onError);
  };
}
