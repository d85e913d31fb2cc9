import type { PlayerStore } from './create-store';
import { type MediaFacts, nextStatus } from './next-status';
import type { PlayerState } from './player-state';

const failures: Record<number, PlayerState['failure']> = {
  2: 'network',
  3: 'decode',
  4: 'unsupported',
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
  // Playback may have started before.
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
      // A cause that was found since is more precise than the element's error code.
      failure: facts.error === undefined ? undefined : (failure ?? failureOf(facts.error)),
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

/** Maps `MediaError.code` (HTML, 4.8.11.1) to the store's failure. */
function failureOf(code: number): PlayerState['failure'] {
  return failures[code] ?? 'unknown';
}
