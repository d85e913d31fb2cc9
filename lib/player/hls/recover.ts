import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { failureOfHttpStatus } from '@/lib/player/state/watch-media';
import type { StreamFailure } from './stream';

/** Maximum of consecutive missing segments that are skipped; one more and the stream fails. */
const maxMissingSegments = 3;
/** Retry delays after a network error, in ms. After the last one the stream fails. */
const retryDelays = [2000, 5000, 10_000];

/**
 * Handles fatal hls.js errors: one recovery from a media error, skipping of segments that no level has, and
 * retries after network errors. Calls `onFailure` for everything else.
 */
export function recoverFromErrors(
  hls: Hls,
  { Events, ErrorTypes, ErrorDetails }: typeof Hls,
  onFailure: (failure: StreamFailure) => void,
): void {
  let recovered = false;
  let missingSegments = 0;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelJump = () => {};

  function restart() {
    clearTimeout(timer);
    hls.startLoad();
  }

  function waitForNetwork(data: ErrorData) {
    const delay = retryDelays[attempts];
    attempts += 1;
    // Without a manifest nothing is playing yet, so fail at once.
    if (delay === undefined || hls.levels.length === 0) return fail(data);
    timer = setTimeout(restart, delay);
  }

  function fail(data: ErrorData) {
    hls.destroy();
    onFailure(failureOfStream(data, ErrorTypes.NETWORK_ERROR));
  }

  function isMissingSegment({ details, response, frag }: ErrorData) {
    const hasResponse = (response?.code ?? 0) >= 400;
    return frag !== undefined && details === ErrorDetails.FRAG_LOAD_ERROR && hasResponse;
  }

  hls.on(Events.FRAG_BUFFERED, () => {
    missingSegments = 0;
    attempts = 0;
  });
  hls.on(Events.ERROR, (_, data) => {
    if (!data.fatal) return;
    if (data.type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
      return;
    }
    if (data.type !== ErrorTypes.NETWORK_ERROR) return fail(data);
    if (!isMissingSegment(data) || !hls.media || !data.frag) return waitForNetwork(data);
    missingSegments += 1;
    if (missingSegments > maxMissingSegments) return fail(data);
    cancelJump();
    cancelJump = skipGap(hls.media, data.frag, (to) => hls.startLoad(to));
  });

  window.addEventListener('online', restart);
  hls.on(Events.DESTROYING, () => {
    clearTimeout(timer);
    cancelJump();
    window.removeEventListener('online', restart);
  });
}

type StreamError = { type: string; response?: { code?: number } };

/** Maps an hls.js error to the store's failure. @param network hls.js's type for network errors */
function failureOfStream({ type, response }: StreamError, network: string): StreamFailure {
  if (type !== network) return 'decode';
  return failureOfHttpStatus(response?.code ?? 0) ?? 'network';
}

/** A time range in seconds. */
type TimeRange = { start: number; end: number };

/** Distance to the gap, in seconds, at which playback counts as having reached it. */
const gapMargin = 0.6;

/**
 * Seeks past a gap in the stream once playback reaches it; buffered content before it still plays.
 *
 * @param resumeLoading resumes loading from this second
 *
 * @returns a function that cancels the jump
 */
export function skipGap(
  media: HTMLMediaElement,
  { start, end }: TimeRange,
  resumeLoading: (from: number) => void,
): () => void {
  const watching = new AbortController();
  const check = () => {
    if (media.currentTime < start - gapMargin && isBufferedAhead(media)) return;
    watching.abort();
    // A gap at the end counts as the end.
    const to = Number.isFinite(media.duration) ? Math.min(end, media.duration) : end;
    if (media.currentTime < to) media.currentTime = to + 0.01;
    resumeLoading(to);
  };
  for (const name of ['timeupdate', 'waiting', 'stalled', 'seeked'])
    media.addEventListener(name, check, { signal: watching.signal });
  check();
  return () => watching.abort();
}

/** Whether more than `gapMargin` seconds are buffered ahead. */
function isBufferedAhead({ buffered, currentTime }: HTMLMediaElement): boolean {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime && buffered.end(at) > currentTime + gapMargin)
      return true;
  return false;
}
