import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { causeOf } from '@/lib/player/state/cause-of';
import { jumpOver } from './jump-over';
import type { StreamFailure } from './stream';

/** Maximum of consecutive missing segments that are skipped; one more and the stream fails. */
const mostHoles = 3;
/** Retry delays after a network error, in ms. After the last one the stream fails. */
const pauses = [2000, 5000, 10_000];

/**
 * Handles fatal hls.js errors: one recovery from a media error, skipping of segments that no level has, and
 * retries after network errors. Calls `onFailure` for everything else.
 */
export function recover(
  hls: Hls,
  { Events, ErrorTypes, ErrorDetails }: typeof Hls,
  onFailure: (failure: StreamFailure) => void,
): void {
  let recovered = false;
  let holes = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopJumping = () => {};

  function restart() {
    clearTimeout(timer);
    hls.startLoad();
  }

  function waitForNetwork(data: ErrorData) {
    const pause = pauses[tries];
    tries += 1;
    // Without a manifest nothing is playing yet, so fail at once.
    if (pause === undefined || hls.levels.length === 0) return fail(data);
    timer = setTimeout(restart, pause);
  }

  function fail(data: ErrorData) {
    hls.destroy();
    onFailure(failureOfStream(data, ErrorTypes.NETWORK_ERROR));
  }

  function isHole({ details, response, frag }: ErrorData) {
    const answered = (response?.code ?? 0) >= 400;
    return frag !== undefined && details === ErrorDetails.FRAG_LOAD_ERROR && answered;
  }

  hls.on(Events.FRAG_BUFFERED, () => {
    holes = 0;
    tries = 0;
  });
  hls.on(Events.ERROR, (_, data) => {
    if (!data.fatal) return;
    if (data.type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
      return;
    }
    if (data.type !== ErrorTypes.NETWORK_ERROR) return fail(data);
    if (!isHole(data) || !hls.media || !data.frag) return waitForNetwork(data);
    holes += 1;
    if (holes > mostHoles) return fail(data);
    stopJumping();
    stopJumping = jumpOver(hls.media, data.frag, (to) => hls.startLoad(to));
  });

  window.addEventListener('online', restart);
  hls.on(Events.DESTROYING, () => {
    clearTimeout(timer);
    stopJumping();
    window.removeEventListener('online', restart);
  });
}

type Told = { type: string; response?: { code?: number } };

/** Maps an hls.js error to the store's failure. @param network hls.js's type for network errors */
function failureOfStream({ type, response }: Told, network: string): StreamFailure {
  if (type !== network) return 'decode';
  return causeOf(response?.code ?? 0) ?? 'network';
}
