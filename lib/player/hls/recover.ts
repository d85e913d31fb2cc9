import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { failureOfHttpStatus } from '@/lib/player/state/watch-media';
import { replaceLostTracks } from './replace-track';
import { isBufferedAhead, skipGap } from './skip-gap';
import type { StreamFailure, StreamLoss } from './stream';

/** Maximum number of consecutive missing segments that are skipped. One more, and the stream fails. */
const maxMissingSegments = 3;
/**
 * Retry delays after a network error, in ms. The last one repeats while something is buffered ahead; once the
 * buffer is used up, the stream fails.
 */
const retryDelays = [2000, 5000, 10_000];
/** Delay in ms before a segment is requested again after a server error (5xx). */
const segmentDelay = 2000;
/**
 * Such a segment is requested again only while this many seconds are buffered ahead, which is longer than the
 * delay and hls.js's own retries take.
 */
const segmentPatience = 6;

export type RecoveryOptions = {
  /** Called once, when the stream cannot continue. */
  onFailure: (failure: StreamFailure) => void;
  /** Called when the stream continues without a part of it. */
  onLoss: (loss: StreamLoss) => void;
};

/**
 * Handles fatal hls.js errors: one recovery from a media error, replacement of lost tracks, skipping of segments that
 * no level has, and retries after network errors. Calls `onFailure` for everything else.
 */
export function recoverFromErrors(
  hls: Hls,
  Player: typeof Hls,
  { onFailure, onLoss }: RecoveryOptions,
): void {
  const { Events, ErrorTypes, ErrorDetails } = Player;
  const replaceLostTrack = replaceLostTracks(hls, Player);
  let recovered = false;
  let hasBuffered = false;
  let missingSegments = 0;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelJump = () => {};

  function restart() {
    clearTimeout(timer);
    hls.startLoad();
  }

  function waitForNetwork(data: ErrorData) {
    const isLast = attempts >= retryDelays.length && !(hls.media && isBufferedAhead(hls.media));
    // Fail at once if nothing was ever buffered, or after the last retry once the buffer is played.
    if (!hasBuffered || isLast) return fail(data);
    timer = setTimeout(restart, retryDelays[attempts] ?? retryDelays.at(-1));
    attempts += 1;
  }

  function skip(media: HTMLMediaElement, segment: NonNullable<ErrorData['frag']>, data: ErrorData) {
    missingSegments += 1;
    if (missingSegments > maxMissingSegments) return fail(data);
    cancelJump();
    cancelJump = skipGap(media, segment, (to) => {
      onLoss('segment');
      hls.startLoad(to);
    });
  }

  function fail(data: ErrorData) {
    hls.destroy();
    onFailure(failureOfStream(data, ErrorTypes.NETWORK_ERROR));
  }

  hls.on(Events.FRAG_BUFFERED, () => {
    hasBuffered = true;
    missingSegments = 0;
    attempts = 0;
  });
  hls.on(Events.ERROR, (_, data) => {
    const { fatal, type, details, response, frag } = data;
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
      return;
    }
    if (type !== ErrorTypes.NETWORK_ERROR) return fail(data);
    const loss = replaceLostTrack(data, hasBuffered);
    if (loss) {
      onLoss(loss);
      return restart();
    }
    const status = response?.code ?? 0;
    const isMissing = details === ErrorDetails.FRAG_LOAD_ERROR && status >= 400;
    if (!isMissing || !hls.media || !frag) return waitForNetwork(data);
    // The server may recover before playback reaches the segment.
    if (status >= 500 && isBufferedAhead(hls.media, segmentPatience))
      timer = setTimeout(restart, segmentDelay);
    else skip(hls.media, frag, data);
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
  const status = response?.code ?? 0;
  // The server has answered, but not with a playlist.
  if (status >= 200 && status < 400) return 'unreadable';
  return failureOfHttpStatus(status) ?? 'network';
}
