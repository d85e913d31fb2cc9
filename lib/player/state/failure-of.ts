import type { PlayerState } from './player-state';

const failures: Record<number, PlayerState['failure']> = {
  2: 'network',
  3: 'decode',
  4: 'unsupported',
};

/** Why it failed: `MediaError.code` (HTML, 4.8.11.1) in the store's words. */
export function failureOf(code: number): PlayerState['failure'] {
  return failures[code] ?? 'unknown';
}
