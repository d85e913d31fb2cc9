import type { BackendOptions } from '../ad-backend';
import { playLinear, type Running } from './play-linear';
import { showOverlay } from './show-overlay';
import type { VastAd } from './vast-response';

export type RunningBreak = { running: () => Running | undefined; destroy: () => void };

/**
 * Plays the ads of a break one after the other. One that fails is passed over; when none of them
 * could be played the break has failed.
 */
export function playBreak(
  ads: readonly VastAd[],
  breakId: string,
  options: BackendOptions,
): RunningBreak {
  const { send } = options;
  let running: Running | undefined;
  let destroyed = false;
  let paused = false;
  let shown = 0;
  let message = 'The ad break is empty';

  function next(index: number) {
    running?.destroy();
    running = undefined;
    if (destroyed) return;
    const ad = ads[index];
    if (!ad) {
      send(
        shown > 0 ? { type: 'contentResumeRequested' } : { type: 'breakFailed', breakId, message },
      );
      return;
    }
    running = show(ad, ({ failed }) => {
      if (failed) {
        message = failed;
        send({ type: 'warning', message: failed });
      } else shown += 1;
      next(index + 1);
    });
    if (!running) next(index + 1);
  }

  function show(ad: VastAd, end: (outcome: { failed?: string }) => void): Running | undefined {
    for (const creative of ad.creatives) {
      if (creative.type === 'linear') {
        if (!paused) send({ type: 'contentPauseRequested', breakId });
        paused = true;
        return playLinear(ad, creative, options, end);
      }
      if (creative.type === 'nonlinear') return showOverlay(ad, creative, options, end);
    }
    return undefined;
  }

  next(0);
  return {
    running: () => running,
    destroy() {
      destroyed = true;
      running?.destroy();
      running = undefined;
    },
  };
}
