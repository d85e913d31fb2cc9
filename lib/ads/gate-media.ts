import type { MachineEvent } from './machine/ad-machine';

export type Gate = {
  /** Whether the film itself has ever started. */
  hasBegun: () => boolean;
  /** Starts the film, bypassing the gate. */
  playContent: () => void;
  pauseContent: () => void;
  /** Restores the element. Pending `play()` promises reject with AbortError. */
  destroy: () => void;
};

type Waiting = { resolve: () => void; reject: (reason: unknown) => void };

/**
 * Intercepts `media.play()`, so that no frame of the film shows before the ads. A caller of `play()` (button,
 * key, another library) triggers `onIntent`, and its promise settles when the film really starts. Autoplay by
 * attribute is caught by the `play` event.
 */
export function gateMedia(media: HTMLMediaElement, onIntent: () => void): Gate {
  const waiting = new Set<Waiting>();
  const play = () => HTMLMediaElement.prototype.play.call(media);
  let open = false;
  let hasStarted = false;

  function playContent() {
    open = true;
    hasStarted = true;
    const all = [...waiting];
    waiting.clear();
    const started = play();
    for (const { resolve, reject } of all) started.then(resolve, reject);
    // A rejection without waiting callers is ignored; the element stays paused.
    started.catch(() => {});
  }

  function pauseContent() {
    open = false;
    media.pause();
  }

  function onPlay() {
    if (open) return;
    media.pause();
    onIntent();
  }

  function onPause() {
    // The event is asynchronous: by now the film may have been started again.
    if (media.paused) open = false;
  }

  media.play = () => {
    const promise = new Promise<void>((resolve, reject) => waiting.add({ resolve, reject }));
    onIntent();
    return promise;
  };
  media.addEventListener('play', onPlay);
  media.addEventListener('pause', onPause);

  return {
    hasBegun: () => hasStarted,
    playContent,
    pauseContent,
    destroy() {
      media.removeEventListener('play', onPlay);
      media.removeEventListener('pause', onPause);
      Reflect.deleteProperty(media, 'play');
      for (const { reject } of waiting) reject(new DOMException('Player destroyed', 'AbortError'));
      waiting.clear();
    },
  };
}

/**
 * Sends the film's time during playback, but not while seeking, and its end. No time is sent at the end:
 * resuming there after an ad would restart the film.
 */
export function watchContent(
  media: HTMLMediaElement,
  send: (event: MachineEvent) => void,
): () => void {
  const onTime = () => {
    if (media.seeking || media.paused || media.ended) return;
    send({ type: 'contentTime', time: media.currentTime, duration: media.duration });
  };
  const onEnded = () => send({ type: 'contentEnded' });
  media.addEventListener('timeupdate', onTime);
  media.addEventListener('ended', onEnded);
  return () => {
    media.removeEventListener('timeupdate', onTime);
    media.removeEventListener('ended', onEnded);
  };
}
