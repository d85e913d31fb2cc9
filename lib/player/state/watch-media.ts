import type { PlayerState, PlayerStore } from './player-store';

/** State of the media element (or of an embed's player) at an event. */
export type MediaFacts = {
  paused: boolean;
  ended: boolean;
  /** Seconds. */
  currentTime: number;
  /** Seconds; NaN while unknown. */
  duration: number;
  volume: number;
  muted: boolean;
  speed: number;
  /** `MediaError.code`; for embeds any number. */
  error?: number;
  /** Whether it is buffering. */
  waiting: boolean;
  /** Whether playback has ever started. */
  begun: boolean;
};

const events = [
  ...['loadedmetadata', 'durationchange', 'timeupdate', 'seeking', 'seeked', 'ended', 'error'],
  ...['play', 'playing', 'pause', 'waiting', 'canplay', 'volumechange', 'ratechange', 'emptied'],
];

/** Syncs the store with the media events of `target`. Returns the function that stops it. */
export function watchMedia(
  target: EventTarget,
  read: () => Omit<MediaFacts, 'begun'>,
  store: PlayerStore,
): () => void {
  // The element may already be playing.
  let begun = !read().paused;
  function update(event?: Event) {
    begun ||= event?.type === 'play';
    const { status, seen, failure, currentTime: before } = store.read();
    const now = read();
    // Trust a moving clock more than `readyState`: WebKit reports buffering during playback.
    const runs = event?.type === 'timeupdate' && now.currentTime > before && !now.paused;
    const facts = { ...now, begun, waiting: now.waiting && !runs };
    if (status === 'failed' && facts.error === undefined && event?.type !== 'playing') return;
    store.write({
      status: nextStatus(facts, status),
      // A cause found in the meantime is more precise than the element's error code.
      failure:
        facts.error === undefined ? undefined : (failure ?? failureOfMediaError(facts.error)),
      currentTime: facts.currentTime,
      duration: Number.isFinite(facts.duration) ? facts.duration : 0,
      volume: facts.volume,
      muted: facts.muted,
      speed: facts.speed,
      seen: seen || event?.type === 'playing' || runs,
    });
  }
  for (const name of events) target.addEventListener(name, update);
  update();
  return () => {
    for (const name of events) target.removeEventListener(name, update);
  };
}

const failuresByCode: Record<number, PlayerState['failure']> = {
  2: 'network',
  3: 'decode',
  4: 'unsupported',
};

/** Maps `MediaError.code` (HTML, 4.8.11.1) to the store's failure. */
function failureOfMediaError(code: number): PlayerState['failure'] {
  return failuresByCode[code] ?? 'unknown';
}

type Status = PlayerState['status'];

/** Derives the player's status. Media that has not started stays `ready` until it plays. */
export function nextStatus(facts: MediaFacts, now: Status): Status {
  if (facts.error !== undefined) return 'failed';
  if (facts.ended) return 'ended';
  if (!facts.paused) return facts.waiting ? 'loading' : 'playing';
  if (!facts.begun) return now === 'ready' ? 'ready' : 'loading';
  return facts.currentTime === 0 ? 'stopped' : 'paused';
}

/** `MediaError.MEDIA_ERR_ABORTED` (HTML, 4.8.11.1). */
const aborted = 1;

/**
 * The `MediaError.code` of a failure. Aborted loading is not a failure: WebKit aborts it for a page in the
 * back-forward cache, and loads again when the visitor returns.
 */
export function mediaErrorCode(error: { code: number } | null | undefined): number | undefined {
  return error?.code === aborted ? undefined : error?.code;
}

const forbiddenStatuses = new Set([401, 402, 403, 407, 451]);

/** Maps the HTTP status of a file to a failure; undefined below 400. */
export function failureOfHttpStatus(status: number): PlayerState['failure'] {
  if (status === 404 || status === 410) return 'missing';
  if (forbiddenStatuses.has(status)) return 'forbidden';
  return status >= 400 ? 'network' : undefined;
}
