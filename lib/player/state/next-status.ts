import type { PlayerState } from './player-state';

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

type Status = PlayerState['status'];

/** Derives the player's status. Media that has not started stays `ready` until it plays. */
export function nextStatus(facts: MediaFacts, now: Status): Status {
  if (facts.error !== undefined) return 'failed';
  if (facts.ended) return 'ended';
  if (!facts.paused) return facts.waiting ? 'loading' : 'playing';
  if (!facts.begun) return now === 'ready' ? 'ready' : 'loading';
  return facts.currentTime === 0 ? 'stopped' : 'paused';
}
