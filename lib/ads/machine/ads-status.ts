import type { PlayerState } from '@/lib/player/state/player-state';
import type { AdMachine } from './ad-machine';

/** What the page is told of the advertisements. */
export function adsStatus({ state, held, current }: AdMachine): PlayerState['ads'] {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'allComplete') return 'complete';
  if (state === 'contentPaused' || (state === 'started' && current)) return 'playing';
  if (state === 'requesting' || (state === 'loaded' && held)) return 'requesting';
  return 'none';
}
