/** Events with which a press may begin to count (HTML, "activation triggering input event"). */
const presses = ['pointerdown', 'pointerup', 'keydown'];

/**
 * Calls `initialize` of the SDK once, during a press of the visitor, as phones require for an ad with sound
 * (developers.google.com/interactive-media-ads/docs/sdks/html5/mobile_video). If the visitor has agreed before,
 * the SDK is loaded when a press starts the film. Otherwise the SDK is requested only after the press that
 * gives consent, and arrives later. Browsers count a press for about 5 s (HTML, "transient activation"), so
 * `initialize` is called at once if the SDK arrives within that time, else in the next press. Without another
 * press it is called when the ad starts: a phone may then play the ad muted or refuse it, and the film runs.
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
