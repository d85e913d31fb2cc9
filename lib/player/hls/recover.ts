import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { causeOf } from '@/lib/player/state/cause-of';
import { jumpOver } from './jump-over';
import type { StreamFailure } from './stream';

/** Holes in a row that are jumped; a stream with more of them is not there. */
const mostHoles = 3;
/** How long a network that has failed is left alone before it is asked again, in ms; then it has failed. */
const pauses = [2000, 5000, 10_000];

/**
 * Lets a stream go on: once from a broken picture or sound, over a segment that no quality has, and
 * after a network that was away for a while. Tells of what it cannot survive.
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
    // Before there is a manifest the visitor waits for nothing that has begun.
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

/** Why a stream cannot go on, in the store's words. @param network what hls.js calls a network's error */
function failureOfStream({ type, response }: Told, network: string): StreamFailure {
  if (type !== network) return 'decode';
  return causeOf(response?.code ?? 0) ?? 'network';
}
