import type Hls from 'hls.js';
import type { HlsConfig, LoadPolicy } from 'hls.js';

/**
 * Number of retries for a segment and for a playlist, half a second apart, so that a film that stalls goes on
 * within 3 s.
 */
const segmentRetries = 4;
const playlistRetries = 3;

/** Seconds that are buffered ahead. hls.js would load 60 MB, which is most of a small film. */
const bufferAhead = 60;
const bufferAheadToSaveData = 20;

/** The settings of hls.js. @param language the page's language; selects the initial audio track */
export function streamConfig(
  { DefaultConfig }: Pick<typeof Hls, 'DefaultConfig'>,
  language: string,
): Partial<HlsConfig> {
  const isSaving = savesData();
  return {
    audioPreference: { lang: language },
    // Captions that the manifest does not name; hls.js would call them English.
    captionsTextTrack1Label: 'CC',
    captionsTextTrack1LanguageCode: '',
    // Limits the quality to the smallest level that fills the player. CSS pixels count (half of them to save
    // data), because finer detail is not visible in a moving picture.
    capLevelToPlayerSize: true,
    maxDevicePixelRatio: isSaving ? 0.5 : 1,
    maxMaxBufferLength: isSaving ? bufferAheadToSaveData : bufferAhead,
    // A live stream has no duration, so no feature takes it for a film with an end.
    liveDurationInfinity: true,
    fragLoadPolicy: withRetries(DefaultConfig.fragLoadPolicy, segmentRetries),
    playlistLoadPolicy: withRetries(DefaultConfig.playlistLoadPolicy, playlistRetries),
  };
}

function withRetries(policy: LoadPolicy, maxNumRetry: number): LoadPolicy {
  const errorRetry = { maxNumRetry, retryDelayMs: 500, maxRetryDelayMs: 500 };
  return { default: { ...policy.default, errorRetry } };
}

/** Whether the visitor has asked for less data; the Network Information API is in Chromium only. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
