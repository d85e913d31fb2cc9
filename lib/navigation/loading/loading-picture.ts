import type { Loading } from './loading';
import { loadingTimes } from './loading-times';

export type LoadingPicture = {
  /** Integer from 0 to 100. */
  progress: number;
  failed: boolean;
  fading: boolean;
};

/** State of the indicator to display; `undefined` if it is hidden. */
export function loadingPicture(loading: Loading, now: number): LoadingPicture | undefined {
  switch (loading.phase) {
    case 'idle':
    case 'waiting':
      return undefined;
    case 'running':
      return { progress: estimate(now - loading.since), failed: false, fading: false };
    case 'failed':
      return { progress: 100, failed: true, fading: false };
    case 'full':
    case 'fading':
      return { progress: 100, failed: loading.failed, fading: loading.phase === 'fading' };
    default:
      return loading satisfies never;
  }
}

/** Estimated progress: 50 after half of the duration, 70 after all of it, never 100. */
function estimate(elapsed: number): number {
  return Math.floor((200 / Math.PI) * Math.atan((2 * elapsed) / loadingTimes.duration));
}
