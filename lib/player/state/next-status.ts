import type { PlayerState } from './player-state';

/** What is read off the media element (or what stands for it at a provider's) at an event. */
export type MediaFacts = {
  paused: boolean;
  ended: boolean;
  /** Seconds. */
  currentTime: number;
  /** Not a number while it is not known. */
  duration: number;
  volume: number;
  muted: boolean;
  speed: number;
  /** `MediaError.code`, of a provider any number. */
  error?: number;
  /** Whether it waits for data. */
  waiting: boolean;
  /** Whether it has been played at all. */
  begun: boolean;
};

type Status = PlayerState['status'];

/** The one state a player is in. A film that has not begun stays `ready` until it is played. */
export function nextStatus(facts: MediaFacts, now: Status): Status {
  if (facts.error !== undefined) return 'failed';
  if (facts.ended) return 'ended';
  if (!facts.paused) return facts.waiting ? 'loading' : 'playing';
  if (!facts.begun) return now === 'ready' ? 'ready' : 'loading';
  return facts.currentTime === 0 ? 'stopped' : 'paused';
}
