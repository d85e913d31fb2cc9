import type { PlayerHandle } from '@/lib/player/player-handle';
import { type AdsOptions, createAds } from './create-ads';

/** Attaches the ads of a film. Must be attached before other features. */
export function attachAds(handle: PlayerHandle, options: AdsOptions): () => void {
  return createAds(handle, options).destroy;
}
