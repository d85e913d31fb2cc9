import type { PlayerState } from '@/lib/player/state/player-state';
import type { AdMachine } from './ad-machine';

/** Maps the machine to the player's public ad status. */
export function adsStatus({ state, held, current }: AdMachine): PlayerState['ads'] {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'allComplete') return 'complete';
  if (state === 'contentPaused' || (state === 'started' && current)) return 'playing';
  if (state === 'requesting' || (state === 'loaded' && held)) return 'requesting';
  return 'none';
}
