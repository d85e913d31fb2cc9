/** Events with which a press may begin to count (HTML, "activation triggering input event"). */
const presses = ['pointerdown', 'pointerup', 'keydown'];

/**
 * Calls `initialize` of the SDK once, in a press of the visitor, which phones demand for an ad with sound
 * (developers.google.com/interactive-media-ads/docs/sdks/html5/mobile_video). For visitors who have agreed before, the
 * SDK is there at the press that starts the film. The press that gives consent cannot hold the call itself: the SDK may
 * be fetched only after it, and a script never arrives within the same task. But browsers count a press for about 5 s
 * (HTML, "transient activation"), so the call is made at once if the SDK has come by then, else in the next press, and
 * without one when the ad starts: then a phone may play it muted or refuse it, and the film runs.
 */
export function initializeInPress(initialize: () => void): {
  /** Initializes now if that has not happened yet. */
  ensure: () => void;
  cancel: () => void;
} {
  const waiting = new AbortController();
  function ensure() {
    if (waiting.signal.aborted) return;
    waiting.abort();
    initialize();
  }
  // Older browsers do not report whether a press counts.
  const initializeIfPressed = () => (navigator.userActivation?.isActive ?? true) && ensure();
  for (const type of presses)
    addEventListener(type, initializeIfPressed, { signal: waiting.signal, capture: true });
  initializeIfPressed();
  return { ensure, cancel: () => waiting.abort() };
}
