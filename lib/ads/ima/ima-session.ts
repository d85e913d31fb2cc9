import type { BackendOptions } from '@/lib/ads/ad-backend';
import type { AdBreak } from '@/lib/ads/ad-break';
import { requestSize } from '@/lib/ads/tag-url';
import { takeBackAll } from '@/lib/player/take-back';
import { listenToManager } from './listen-to-manager';
import type { Ima } from './load-sdk';

export type ImaSession = {
  manager: () => google.ima.AdsManager | undefined;
  start: () => void;
  contentComplete: () => void;
  destroy: () => void;
};

/** One request to the SDK, and the manager that answers it. */
export function openSession(ima: Ima, options: BackendOptions): ImaSession {
  const { stage, media, send, sound, tagUrl } = options;
  stage.dataset.backend = 'ima';
  const container = new ima.AdDisplayContainer(stage, media as HTMLVideoElement);
  container.initialize();
  const loader = new ima.AdsLoader(container);
  const size = () => [stage.clientWidth, stage.clientHeight] as const;
  const volume = () => (sound.read().muted ? 0 : sound.read().volume);
  let manager: google.ima.AdsManager | undefined;
  let takeBack: (() => void)[] = [];

  const onError = (event: google.ima.AdErrorEvent) =>
    send({ type: 'failed', message: String(event.getError()) });

  /** The SDK hears nothing of what a listener throws: said here, or the film would wait in vain. */
  function onLoaded(event: google.ima.AdsManagerLoadedEvent) {
    try {
      takeManager(event);
    } catch (error) {
      send({ type: 'failed', message: String(error) });
    }
  }

  function takeManager(event: google.ima.AdsManagerLoadedEvent) {
    const settings = new ima.AdsRenderingSettings();
    // Ours to say: the film's position, once an ad is over.
    settings.restoreCustomPlaybackStateOnAdBreakComplete = true;
    const loaded = event.getAdsManager(media, settings);
    manager = loaded;
    loaded.setVolume(volume());
    const observer = new ResizeObserver(() => loaded.resize(...size()));
    observer.observe(stage);
    takeBack = [
      listenToManager(ima, loaded, send),
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
        manager?.init(...size());
        manager?.start();
      } catch (error) {
        send({ type: 'failed', message: String(error) });
      }
    },
    contentComplete: () => loader.contentComplete(),
    destroy() {
      const dropped = manager;
      const failures: unknown[] = [];
      manager = undefined;
      takeBackAll(
        [
          ...takeBack,
          () => loader.removeEventListener(loadedType, onLoaded),
          () => loader.removeEventListener(errorType, onError),
          () => dropped?.destroy(),
          () => loader.destroy(),
          () => container.destroy(),
        ],
        (error) => failures.push(error),
      );
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** IMA's cue points in seconds, 0 for a pre-roll and −1 for a post-roll; none at all is a pre-roll. */
export function breaksOf(cuePoints: readonly number[]): AdBreak[] {
  const points = cuePoints.length > 0 ? cuePoints : [0];
  return points.map((point) => {
    if (point === 0) return { id: 'start', at: 'start' };
    if (point < 0) return { id: 'end', at: 'end' };
    return { id: `at ${point}`, at: point };
  });
}

/** What the SDK is asked for: 640×480, and whether sound is off, as the ad will really play. */
function createAdsRequest(ima: Ima, tagUrl: string, muted: boolean): google.ima.AdsRequest {
  const request = new ima.AdsRequest();
  request.adTagUrl = tagUrl;
  request.linearAdSlotWidth = requestSize.width;
  request.linearAdSlotHeight = requestSize.height;
  request.nonLinearAdSlotWidth = requestSize.width;
  request.nonLinearAdSlotHeight = requestSize.height;
  // The visitor has asked for the film: the ad starts by itself after that.
  request.setAdWillAutoPlay(true);
  request.setAdWillPlayMuted(muted);
  return request;
}
