import { playLinear } from './play-linear';
import type { ReadAds } from './read-ads';
import type { BreakOptions, Running } from './running';
import { showOverlay } from './show-overlay';
import type { VastAd } from './vast-response';

export type RunningBreak = {
  running: () => Running | undefined;
  /** Ends it early, as an ad that has stood still for too long. */
  abandon: () => void;
  destroy: () => void;
};

/**
 * Plays the ads of a break one after the other. For one that fails another of the answer stands in,
 * else it is passed over; when none of them could be played the break has failed.
 */
export function playBreak(
  { ads, standIns }: ReadAds,
  breakId: string,
  options: BreakOptions,
): RunningBreak {
  const { send } = options;
  const waiting = [...ads];
  const spare = [...standIns];
  let running: Running | undefined;
  let destroyed = false;
  let paused = false;
  let shown = 0;

  function next() {
    running?.destroy();
    running = undefined;
    const ad = destroyed ? undefined : waiting.shift();
    if (ad) play(ad);
    else if (!destroyed) close();
  }

  function play(ad: VastAd) {
    running = show(ad, ({ failed }) => {
      if (failed) pass(failed);
      else shown += 1;
      next();
    });
    if (running) return;
    pass('Nothing of the ad can be shown');
    next();
  }

  /** Each failure is told once, here. */
  function pass(message: string) {
    send({ type: 'warning', message });
    const other = spare.shift();
    if (other) waiting.unshift(other);
  }

  function close() {
    if (shown > 0) return send({ type: 'contentResumeRequested' });
    const message = ads.length > 0 ? undefined : 'The ad break is empty';
    send({ type: 'breakFailed', breakId, message });
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

  function destroy() {
    destroyed = true;
    running?.destroy();
    running = undefined;
  }

  next();
  return {
    running: () => running,
    abandon() {
      running?.fail();
      destroy();
    },
    destroy,
  };
}
