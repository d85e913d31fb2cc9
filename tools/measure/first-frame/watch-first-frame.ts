declare global {
  interface Window {
    /** Milliseconds from the first press to the first picture, once there is one. */
    firstFrame?: number;
  }
}

/** Runs in the page before anything else: takes the time from the press to the first moving picture. */
export function watchFirstFrame(): void {
  let pressed: number | undefined;
  const seen = new WeakSet<HTMLVideoElement>();
  addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), { capture: true });
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (seen.has(video)) continue;
      seen.add(video);
      video.requestVideoFrameCallback((now) => {
        if (pressed !== undefined) window.firstFrame ??= now - pressed;
      });
    }
  }).observe(document, { childList: true, subtree: true });
}
