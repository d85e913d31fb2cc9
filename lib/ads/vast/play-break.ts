import { playLinear } from './play-linear';
import type { ParsedAds } from './read-response';
import type { BreakOptions, OnAdEnd, RunningAd } from './running-ad';
import { showCompanion } from './show-companion';
import { showOverlay } from './show-overlay';
import type { VastAd } from './vast-response';

export type RunningBreak = {
  running: () => RunningAd | undefined;
  /** Aborts the break when its ad has stalled. */
  abandon: () => void;
  destroy: () => void;
};

/**
 * Plays the ads of a break in sequence. A failed ad is replaced by a fallback ad of the same response, if there is one.
 * If no ad could be played, the break fails.
 */
export function playBreak(
  { ads, fallbackAds }: ParsedAds,
  breakId: string,
  options: Omit<BreakOptions, 'adCount'>,
): RunningBreak {
  const { send } = options;
  const waiting = [...ads];
  const spare = [...fallbackAds];
  let running: RunningAd | undefined;
  let removeCompanion = () => {};
  let destroyed = false;
  let paused = false;
  let shownCount = 0;

  function next() {
    end();
    const ad = destroyed ? undefined : waiting.shift();
    if (ad) play(ad);
    else if (!destroyed) close();
  }

  function play(ad: VastAd) {
    running = show(ad, ({ failed }) => {
      if (failed) reportFailure(failed);
      else shownCount += 1;
      next();
    });
    if (running) return;
    reportFailure('Nothing of the ad can be shown');
    next();
  }

  /** Reports a failed ad, and queues a fallback ad as the next one. */
  function reportFailure(message: string) {
    send({ type: 'warning', message });
    const fallbackAd = spare.shift();
    if (fallbackAd) waiting.unshift(fallbackAd);
  }

  function close() {
    if (shownCount > 0) return send({ type: 'contentResumeRequested' });
    const message = ads.length > 0 ? undefined : 'The ad break is empty';
    send({ type: 'breakFailed', breakId, message });
  }

  function show(ad: VastAd, onEnd: OnAdEnd): RunningAd | undefined {
    const around: BreakOptions = {
      ...{ ...options, adCount: shownCount + 1 },
      send(event) {
        send(event);
        if (event.type === 'started') removeCompanion = showCompanion(ad, around);
      },
    };
    for (const creative of ad.creatives) {
      if (creative.type === 'linear') {
        if (!paused) send({ type: 'contentPauseRequested', breakId });
        paused = true;
        return playLinear(ad, creative, around, onEnd);
      }
      if (creative.type === 'nonlinear') return showOverlay(ad, creative, around, onEnd);
    }
    return undefined;
  }

  /** Removes the running ad and its companion. */
  function end() {
    removeCompanion();
    running?.destroy();
    running = undefined;
  }

  function destroy() {
    destroyed = true;
    end();
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
