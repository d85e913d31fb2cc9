import type { PlayerState } from '@/lib/player/state/player-state';

/** What the system's own progress bar shows, or nothing where it would refuse it. */
export function positionState({
  currentTime,
  duration,
  speed,
}: Pick<PlayerState, 'currentTime' | 'duration' | 'speed'>): MediaPositionState | undefined {
  if (!Number.isFinite(duration) || duration <= 0 || speed <= 0) return undefined;
  const position = Math.min(Math.max(0, currentTime), duration);
  return { duration, position, playbackRate: speed };
}
