import type { BackendOptions } from '../ad-backend';
import type { Ima } from './load-sdk';

/** Translates AdsManager events into our ad events. Returns the function that stops it. */
export function listenToManager(
  ima: Ima,
  manager: google.ima.AdsManager,
  send: BackendOptions['send'],
): () => void {
  const { Type } = ima.AdEvent;
  const on: [google.ima.AdEvent.Type, (event: google.ima.AdEvent) => void][] = [
    [Type.CONTENT_PAUSE_REQUESTED, () => send({ type: 'contentPauseRequested' })],
    [Type.CONTENT_RESUME_REQUESTED, () => send({ type: 'contentResumeRequested' })],
    [Type.ALL_ADS_COMPLETED, () => send({ type: 'allComplete' })],
    [Type.STARTED, (event) => start(event.getAd())],
    [Type.PAUSED, () => send({ type: 'paused' })],
    [Type.RESUMED, () => send({ type: 'resumed' })],
    [Type.AD_PROGRESS, () => send({ type: 'progress' })],
    [Type.LOG, (event) => warn(event.getAdData())],
  ];
  const onError = (event: google.ima.AdErrorEvent) =>
    send({ type: 'failed', message: String(event.getError()) });

  // IMA draws the skip button and handles ad clicks itself.
  const start = (ad: google.ima.Ad | null) =>
    send({ type: 'started', ad: { linear: ad?.isLinear() ?? true } });

  function warn(data: object | null) {
    const error = (data as { adError?: google.ima.AdError } | null)?.adError;
    if (error) send({ type: 'warning', message: `Non-fatal ad error: ${error.getMessage()}` });
  }

  for (const [type, listener] of on) manager.addEventListener(type, listener);
  manager.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, onError);
  return () => {
    for (const [type, listener] of on) manager.removeEventListener(type, listener);
    manager.removeEventListener(ima.AdErrorEvent.Type.AD_ERROR, onError);
  };
}
