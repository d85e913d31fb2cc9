import type { Provider } from '@/lib/player/source/source-schema';
import { clamp } from './clamp';
import { nearest } from './nearest';

/**
 * A speed that the provider takes (specification, section 5): 0.0625–16 for files, 0.5–2 for Vimeo,
 * the nearest of `listed` for YouTube.
 */
export function clampSpeed(speed: number, provider: Provider, listed: readonly number[]): number {
  if (provider === 'youtube') return nearest(speed, listed) ?? 1;
  return provider === 'vimeo' ? clamp(speed, 0.5, 2) : clamp(speed, 0.0625, 16);
}
