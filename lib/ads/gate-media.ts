export type Gate = {
  /** Whether the film itself has ever been started. */
  hasBegun: () => boolean;
  /** Starts the film itself, past the gate. */
  playContent: () => void;
  pauseContent: () => void;
  /** Puts the element back as it was; a play that still waits is refused as aborted. */
  destroy: () => void;
};

type Waiting = { resolve: () => void; reject: (reason: unknown) => void };

/**
 * Stands between `media.play()` and the film, so that not one frame shows before it may: whoever
 * starts the film (a button, a key, another library) asks `onIntent` instead, and the promise they
 * were given is settled when the film really starts. Autoplay by attribute is caught as it begins.
 */
export function gateMedia(media: HTMLMediaElement, onIntent: () => void): Gate {
  const waiting = new Set<Waiting>();
  const play = () => HTMLMediaElement.prototype.play.call(media);
  let open = false;
  let begun = false;

  function playContent() {
    open = true;
    begun = true;
    const all = [...waiting];
    waiting.clear();
    const started = play();
    for (const { resolve, reject } of all) started.then(resolve, reject);
    // Without anybody waiting a refusal has nobody to go to; the element stays paused.
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
    // The event comes late: the film may have been let go again since.
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
    hasBegun: () => begun,
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
