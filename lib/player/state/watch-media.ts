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

/** Keeps the store true to what `target` does. Returns the way to stop. */
export function watchMedia(
  target: EventTarget,
  read: () => Omit<MediaFacts, 'begun'>,
  store: PlayerStore,
): () => void {
  // A film may have begun before anybody watched.
  let begun = !read().paused;
  function update(event?: Event) {
    begun ||= event?.type === 'play';
    const { status, seen, failure, currentTime: before } = store.read();
    const now = read();
    // A clock that moves is the better witness: WebKit says that it waits while a film runs.
    const runs = event?.type === 'timeupdate' && now.currentTime > before && !now.paused;
    const facts = { ...now, begun, waiting: now.waiting && !runs };
    if (status === 'failed' && facts.error === undefined && event?.type !== 'playing') return;
    store.write({
      status: nextStatus(facts, status),
      // A cause that has been found since says more than the element's own word for it.
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

/** Why it failed: `MediaError.code` (HTML, 4.8.11.1) in the store's words. */
function failureOf(code: number): PlayerState['failure'] {
  return failures[code] ?? 'unknown';
}
